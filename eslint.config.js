import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import accessibility from 'eslint-plugin-vuejs-accessibility'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const PURE = ['engine', 'games', 'bots', 'protocol', 'host', 'client', 'ipc'].map(
  (layer) => `src/${layer}/**`,
)
const CAST = 'Narrow with a type guard instead of a cast.'

export default defineConfig(
  { ignores: ['out/**', 'out-test/**', 'dist/**', 'bench/**', 'docs/**'] },
  tseslint.configs.recommended,
  vue.configs['flat/recommended'],
  accessibility.configs['flat/recommended'],
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off', // the type checker knows better
      eqeqeq: 'error',
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])', message: CAST },
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` tuple.' },
      ],
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
    files: ['src/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 420, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', { max: 12, variant: 'modified' }],
    },
  },
  {
    // Composables and stores are one long setup function by nature; data tables and event unions likewise.
    files: [
      'src/renderer/**/use*.ts',
      'src/renderer/stores/**',
      'src/renderer/sound/**',
      'src/renderer/wording/**',
      'src/renderer/games/*/announce.ts',
      'src/games/*/seen.ts',
      'src/games/*/contract.ts',
    ],
    rules: { 'max-lines-per-function': 'off', complexity: 'off', 'max-lines': 'off' },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'setTimeout',
        'setInterval',
        'console',
        'process',
        'window',
        'document',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is a port.' },
      ],
    },
  },
  {
    files: PURE,
    ignores: ['src/engine/invariant.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])', message: CAST },
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` tuple.' },
        { selector: 'ThrowStatement', message: 'Return a Result; only invariant() throws.' },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
    },
  },
  {
    // A press beside the dialog and dragging a card are extras: the keyboard has ways of its own, tested in the browser.
    files: ['src/renderer/design/AppDialog.vue', 'src/renderer/games/*/TimeHand.vue'],
    rules: {
      'vuejs-accessibility/click-events-have-key-events': 'off',
      'vuejs-accessibility/no-static-element-interactions': 'off',
    },
  },
  { files: ['src/renderer/games/*/prints/**'], rules: { 'max-lines-per-function': 'off' } }, // drawings are data
  { files: ['tests/**'], rules: { 'max-params': 'off' } },
  prettier,
)
