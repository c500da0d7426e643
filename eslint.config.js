// Lint rules: what the type checker and the layer rules cannot see.
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import accessibility from 'eslint-plugin-vuejs-accessibility'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { LAYERS } from './scripts/layers.mjs'

const PURE = Object.keys(LAYERS)
  .filter((layer) => LAYERS[layer].in === 'pure')
  .map((layer) => `src/${layer}/**/*.ts`)

const NO_CASTS = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message: 'Narrow with a type guard instead of a cast.',
}
const NO_ANGLE_CASTS = { ...NO_CASTS, selector: 'TSTypeAssertion' }
const NO_ENUMS = { selector: 'TSEnumDeclaration', message: 'Use an `as const` tuple.' }
const NAMED_EXPORTS = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' }
const NO_THROW = {
  selector: 'ThrowStatement',
  message: 'Return a Result; only invariant() throws.',
}
const ONE_SPELLING = {
  selector:
    'TSTypeReference[typeName.name="Extract"][typeArguments.params.0.typeName.name!="Union"] TSPropertySignature[key.name="kind"]',
  message: 'A member of a union is `OfKind<Union, Kind>`.',
}
const EVERYWHERE = [NO_CASTS, NO_ANGLE_CASTS, NO_ENUMS, ONE_SPELLING]

export default defineConfig(
  { ignores: ['out/**', 'out-test/**', 'dist/**', 'coverage/**', 'docs/**'] },
  tseslint.configs.recommended,
  vue.configs['flat/recommended'],
  accessibility.configs['flat/recommended'],
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    rules: {
      'no-undef': 'off', // the type checker knows better
      'no-console': 'off', // layers that must not have a console do not see one
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-param-reassign': 'error',
      'no-else-return': 'error',
      'no-lonely-if': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      eqeqeq: 'error',
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': 'off', // the type checker finds them too, in a tenth of the time
      'no-restricted-syntax': ['error', ...EVERYWHERE],
      'vue/multi-word-component-names': 'off',
      'vue/no-v-html': 'error',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/require-default-prop': 'off', // optional props are absent, not defaulted
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
      'vuejs-accessibility/form-control-has-label': 'off', // the real pages are checked by axe
      'vuejs-accessibility/no-redundant-roles': 'off', // Safari drops the role of lists without markers
      'vue/return-in-computed-property': 'off', // the type checker sees exhaustive switches
      'vue/no-deprecated-slot-attribute': 'off', // a prop of ours is called slot
    },
  },
  {
    // Rules that ask the type checker; components are left to vue-tsc, whose types these rules cannot see.
    files: ['src/**/*.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/require-array-sort-compare': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // Its loop calls what changes the fields it asks about, which the rule cannot know.
    files: ['src/host/match/matchRun.ts'],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off' },
  },
  {
    files: ['src/**/*.ts', 'scripts/**'],
    rules: {
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', { max: 12, variant: 'modified' }],
    },
  },
  {
    files: ['src/**/*.vue'],
    rules: {
      'vue/max-lines-per-block': [
        'error',
        { script: 120, template: 100, style: 160, skipBlankLines: true },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'tests/**/*.ts', 'scripts/**'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, NAMED_EXPORTS] },
  },
  {
    // What a tool loads by its path has one thing to say.
    files: ['**/*.config.ts', 'tests/support/disk/ownTemporaryFolder.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE] },
  },
  {
    // Both fail where a browser keeps nothing, and only one place answers for that.
    files: ['src/renderer/**'],
    ignores: ['src/renderer/stores/kept.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Keep it by `stores/kept`, which works where a browser keeps nothing.',
        })),
      ],
    },
  },
  {
    // Stores are one long setup function by nature; data tables and event unions likewise.
    files: [
      'src/renderer/stores/**',
      'src/renderer/speech/useSpeech.ts',
      'src/renderer/sound/**',
      'src/renderer/wording/**',
      'src/renderer/games/*/voice/announce.ts',
      'src/games/*/inside/seen.ts',
      'src/games/*/outside/contract.ts',
    ],
    rules: { 'max-lines-per-function': 'off', complexity: 'off', 'max-lines': 'off' },
  },
  {
    // The type checks of these layers have none of these globals; this says so with a better sentence.
    files: PURE,
    ignores: ['src/engine/basics/invariant.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'setTimeout', 'setInterval', 'console', 'process'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is a port.' },
      ],
      'no-restricted-syntax': ['error', ...EVERYWHERE, NAMED_EXPORTS, NO_THROW],
    },
  },
  {
    // A press beside the dialog and dragging a card are extras: the keyboard has ways of its own, tested in the browser.
    files: [
      'src/renderer/design/AppDialog.vue',
      'src/renderer/games/tafelrunde/score/SettlingSheet.vue',
      'src/renderer/stage/hand/HandFan.vue',
    ],
    rules: {
      'vuejs-accessibility/click-events-have-key-events': 'off',
      'vuejs-accessibility/no-static-element-interactions': 'off',
    },
  },
  { files: ['src/renderer/games/*/prints/**'], rules: { 'max-lines-per-function': 'off' } }, // drawings are data
  { files: ['tests/**'], rules: { 'max-params': 'off' } },
  prettier,
)
