/** The way from a refusal to its rule: which one stands behind a reason, and where it is read. */
import { inject, provide, type InjectionKey } from 'vue'

/** The rule behind a reason, e.g. `TB-14`; undefined for a reason that is none of the game's. */
export type RuleOf = (reason: string) => string | undefined
/** Opens the rules where they stand just now, at this rule. */
export type OpenRule = (rule: string) => void

const RULE_OF: InjectionKey<RuleOf> = Symbol('the rule behind a reason')
const OPEN_RULE: InjectionKey<OpenRule> = Symbol('opens a rule')

/** Tells everything within this component which rule stands behind a reason. */
export function provideRuleOf(ruleOf: RuleOf): void {
  provide(RULE_OF, ruleOf)
}

/** Which rule stands behind a reason; none outside of a game. */
export function useRuleOf(): RuleOf {
  return inject(RULE_OF, () => () => undefined, true)
}

/** Opens rules in place for every link within this component. */
export function provideOpenRule(open: OpenRule): void {
  provide(OPEN_RULE, open)
}

/** Opens a rule in place; undefined where the page of the rules has to be gone to. */
export function useOpenRule(): OpenRule | undefined {
  return inject(OPEN_RULE, undefined)
}

/** The address of a rule on the page of the rules; without a game, of the one that is played or was played last. */
export function rulePath(rule: string, game?: string): string {
  const asked = new URLSearchParams(game === undefined ? { rule } : { game, rule })
  return `#/rules?${asked.toString()}`
}
