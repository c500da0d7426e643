/** Starts the window. */
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import './design/base.css'
import { followPointer } from './design/pointerLed'
import { showStartFailure } from './startFailure'
import { router } from './router'
import { keptByTab } from './stores/kept'
import { useSettings } from './stores/settings'
import { useTable } from './stores/table'
import { createWording } from './wording/loadWords'

const pinia = createPinia()
const { settings, restore } = useSettings(pinia)

followPointer(keptByTab)

async function start(): Promise<void> {
  await restore()
  const wording = await createWording(settings.language)
  useTable(pinia).connect({ kind: 'local' })
  createApp(App).use(pinia).use(wording).use(router).mount('#app')
}
// Without its first words the window has none to say that they are missing.
start().catch(showStartFailure)
