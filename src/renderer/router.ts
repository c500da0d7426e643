/** The pages of the window. */
import { createRouter, createWebHashHistory } from 'vue-router'
import HomePage from './pages/HomePage.vue'

/** All pages; the table's own is the heaviest and comes when it is needed. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'home', component: HomePage },
    { path: '/table', name: 'table', component: () => import('./pages/TablePage.vue') },
    { path: '/rules', name: 'rules', component: () => import('./pages/RulesPage.vue') },
    { path: '/decks', name: 'decks', component: () => import('./pages/DecksPage.vue') },
    { path: '/settings', name: 'settings', component: () => import('./pages/SettingsPage.vue') },
    { path: '/about', name: 'about', component: () => import('./pages/AboutPage.vue') },
    { path: '/:rest(.*)*', redirect: '/' },
  ],
})
