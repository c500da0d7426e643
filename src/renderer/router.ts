/** The pages of the window. */
import { createRouter, createWebHashHistory } from 'vue-router'
import { FINGERPRINT_DIGITS } from '../protocol/terms'
import { layersAreLeft, withoutLayers } from './design/useBackCloses'
import { FIRST_ROUNDS } from './games/firstRounds'
import { PRACTISED } from './games/practices'
import { noteWhence } from './pages/arrival/cameFrom'
import HomePage from './pages/home/HomePage.vue'

/** All pages; the table's own is the heaviest and comes when it is needed. */
export const router = createRouter({
  history: withoutLayers(createWebHashHistory()),
  // Whoever leaves a table finds the way back to it in sight; any other page is found as it was left.
  scrollBehavior: (_to, from, saved) =>
    from.name === 'table' ? { top: 0 } : (saved ?? { top: 0 }),
  routes: [
    { path: '/', name: 'home', component: HomePage },
    {
      path: `/join/:table([0-9a-f]+)/:host([0-9a-f]{${String(FINGERPRINT_DIGITS)}})?`,
      name: 'join',
      component: () => import('./pages/arrival/JoinPage.vue'),
      props: true,
    },
    {
      path: '/join/:rest(.*)*',
      name: 'spoiltLink',
      component: () => import('./pages/arrival/SpoiltLinkPage.vue'),
    },
    { path: '/table', name: 'table', component: () => import('./pages/play/TablePage.vue') },
    {
      path: '/look-back/:match([0-9]+)',
      name: 'lookBack',
      component: () => import('./pages/result/LookBackPage.vue'),
      props: true,
    },
    {
      path: '/watch/:table([0-9a-f]+)',
      name: 'watch',
      component: () => import('./pages/play/BigScreenPage.vue'),
      props: true,
    },
    { path: '/rules', name: 'rules', component: () => import('./pages/RulesPage.vue') },
    {
      path: `/practice/:game(${PRACTISED.join('|')})`,
      name: 'practice',
      component: () => import('./pages/PracticePage.vue'),
      props: true,
    },
    {
      path: `/first-round/:offer(${FIRST_ROUNDS.join('|')})`,
      name: 'firstRound',
      component: () => import('./pages/FirstRoundPage.vue'),
      props: true,
    },
    { path: '/decks', name: 'decks', component: () => import('./pages/DecksPage.vue') },
    {
      path: '/settings',
      name: 'settings',
      component: () => import('./pages/settings/SettingsPage.vue'),
    },
    { path: '/about', name: 'about', component: () => import('./pages/AboutPage.vue') },
    { path: '/:rest(.*)*', redirect: '/' },
  ],
})
noteWhence(router)
router.beforeResolve(layersAreLeft)
