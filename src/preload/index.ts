/** The bridge between pages and shell: the calls of the ipc map, nothing else. */
import { contextBridge, ipcRenderer } from 'electron'
import { IPC_CALLS, JOIN_ASKED, LINK_PORT } from '../ipc/ipc'

ipcRenderer.on(LINK_PORT, (event, link: number) => {
  window.postMessage({ kind: LINK_PORT, link }, '*', event.ports)
})

ipcRenderer.on(JOIN_ASKED, () => {
  window.postMessage({ kind: JOIN_ASKED }, '*')
})

const calls = Object.keys(IPC_CALLS).map((name) => [
  name,
  (...values: unknown[]) => ipcRenderer.invoke(name, ...values),
])

contextBridge.exposeInMainWorld('stammtisch', Object.fromEntries(calls))
