/** Starts the window. */
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import './design/base.css'
import { router } from './router'
import { useSettings } from './stores/settings'
import { useTable } from './stores/table'
import { createWording } from './wording/createWording'

const pinia = createPinia()
const { settings, restore } = useSettings(pinia)
const wording = createWording(settings.language)

void restore().then(() => {
  useTable(pinia).connect({ kind: 'local' })
  createApp(App).use(pinia).use(wording).use(router).mount('#app')
})
