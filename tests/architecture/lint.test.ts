// The lint: every rule that our conventions rest on reports what is planted, where it must, and nothing where it must not.
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

/** A fault: in the place of which file, what, and the rule that reports it. */
interface Plant {
  readonly at: string
  readonly text: string
  readonly rule: string
}

const PURE = 'src/engine/basics/result.ts'
const SHELL = 'src/server/disk/disk.ts'
const PAGE = 'src/renderer/App.vue'
const TEST = 'tests/architecture/lint.test.ts'

function page(script: string, template = '<p />'): string {
  return `<script setup lang="ts">\n${script}\n</script>\n<template>${template}</template>\n`
}

const PLANTS: readonly Plant[] = [
  { at: PURE, text: 'export const x: any = 1', rule: '@typescript-eslint/no-explicit-any' },
  {
    at: PURE,
    text: 'export const f = (x?: string): string => x!',
    rule: '@typescript-eslint/no-non-null-assertion',
  },
  {
    at: PURE,
    text: 'export const f = (x: unknown): string => x as string',
    rule: 'no-restricted-syntax',
  },
  {
    at: PURE,
    text: 'export const f = (x: unknown): string => <string>x',
    rule: 'no-restricted-syntax',
  },
  { at: PURE, text: 'export enum E { A }', rule: 'no-restricted-syntax' },
  { at: PURE, text: 'export default 1', rule: 'no-restricted-syntax' },
  {
    at: PURE,
    text: `export function f(): void {\n  throw new Error('no')\n}`,
    rule: 'no-restricted-syntax',
  },
  { at: PURE, text: 'export const x = Math.random()', rule: 'no-restricted-properties' },
  { at: PURE, text: 'export const x = new Date()', rule: 'no-restricted-globals' },
  { at: PURE, text: 'export const x = Date.now()', rule: 'no-restricted-globals' },
  {
    at: PURE,
    text: 'export const x = setTimeout(() => undefined, 1)',
    rule: 'no-restricted-globals',
  },
  {
    at: PURE,
    text: 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1): number => a + b + c + d + e',
    rule: 'max-params',
  },
  {
    at: PURE,
    text: `export function f(): number {\n${'  f()\n'.repeat(61)}  return 1\n}`,
    rule: 'max-lines-per-function',
  },
  { at: PURE, text: 'export const x = 1\n'.repeat(351), rule: 'max-lines' },
  {
    at: PURE,
    text: `export function f(n: number): number {\n${'  if (n > 1) f(n)\n'.repeat(12)}  return n\n}`,
    rule: 'complexity',
  },
  {
    at: PURE,
    text: 'export function f(n: number): void {\n  for (;;) for (;;) for (;;) for (;;) f(n)\n}',
    rule: 'max-depth',
  },
  {
    at: PURE,
    text: `import { type Seat } from './seat'\nexport const seats: Seat[] = []`,
    rule: '@typescript-eslint/no-import-type-side-effects',
  },
  {
    at: PURE,
    text: `export function f(x: 'a' | 'b'): void {\n  switch (x) {\n    case 'a':\n      f('b')\n  }\n}`,
    rule: '@typescript-eslint/switch-exhaustiveness-check',
  },
  {
    at: PURE,
    text: `export const f = (x: string): string => (x === undefined ? '' : x)`,
    rule: '@typescript-eslint/no-unnecessary-condition',
  },
  {
    at: SHELL,
    text: 'export function f(): void {\n  Promise.resolve(1)\n}',
    rule: '@typescript-eslint/no-floating-promises',
  },
  { at: PAGE, text: page('f()\n'.repeat(121)), rule: 'vue/max-lines-per-block' },
  { at: PAGE, text: page('', '<p />\n'.repeat(102)), rule: 'vue/max-lines-per-block' },
  { at: SHELL, text: 'export const x: any = 1', rule: '@typescript-eslint/no-explicit-any' },
  {
    at: TEST,
    text: 'export const f = (x?: number): number => x!',
    rule: '@typescript-eslint/no-non-null-assertion',
  },
  {
    at: TEST,
    text: 'export const f = (x: unknown): string => x as string',
    rule: 'no-restricted-syntax',
  },
  {
    at: PAGE,
    text: page(`defineProps<{ words: string }>()`, '<p v-html="words" />'),
    rule: 'vue/no-v-html',
  },
  {
    at: PAGE,
    text: page(`const f = (x: unknown): string => x as string\nf(1)`),
    rule: 'no-restricted-syntax',
  },
  { at: PAGE, text: page('const x: any = 1\nvoid x'), rule: '@typescript-eslint/no-explicit-any' },
  {
    at: PAGE,
    text: page('', '<img src="card.png">'),
    rule: 'vuejs-accessibility/alt-text',
  },
  {
    at: PAGE,
    text: page('const go = (): void => undefined', '<div @click="go">go</div>'),
    rule: 'vuejs-accessibility/click-events-have-key-events',
  },
  {
    at: PAGE,
    text: page('defineProps<{ list: string[] }>()', '<p v-for="word in list">{{ word }}</p>'),
    rule: 'vue/require-v-for-key',
  },
]

/** What is fine where it stands. */
const SOUND: readonly Omit<Plant, 'rule'>[] = [
  { at: PURE, text: `export const KINDS = ['a', 'b'] as const` },
  {
    at: 'src/engine/basics/invariant.ts',
    text: `export function fail(): never {\n  throw new Error('a bug')\n}`,
  },
  { at: SHELL, text: 'export const now = (): number => Date.now() + process.pid' },
  { at: PAGE, text: page('const started = Date.now()', '<p>{{ started }}</p>') },
  {
    at: TEST,
    text: 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1): number => a + b + c + d + e',
  },
]

const lint = new ESLint()

async function rulesBroken({ at, text }: Omit<Plant, 'rule'>): Promise<(string | null)[]> {
  const [result] = await lint.lintText(`${text}\n`, { filePath: at })
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message)
}

describe('the lint', () => {
  it.each(PLANTS)(
    '$rule reports a fault in $at: $text',
    async (plant) => {
      expect(await rulesBroken(plant)).toContain(plant.rule)
    },
    60_000,
  )

  it.each(SOUND)(
    'says nothing in $at about $text',
    async (plant) => {
      expect(await rulesBroken(plant)).toEqual([])
    },
    60_000,
  )
})
