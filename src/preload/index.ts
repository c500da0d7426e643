/** The bridge between pages and shell: the calls of the ipc map, nothing else. */
import { contextBridge, ipcRenderer } from 'electron'
import { LINK_PORT, type DesktopApi } from '../ipc/ipc'

ipcRenderer.on(LINK_PORT, (event, link: number) => {
  window.postMessage({ kind: LINK_PORT, link }, '*', event.ports)
})

const api: DesktopApi = {
  appInfo: () => ipcRenderer.invoke('app:info'),
  openLink: (number, target) => ipcRenderer.invoke('link:open', number, target),
  readSettings: () => ipcRenderer.invoke('settings:read'),
  writeSettings: (text) => ipcRenderer.invoke('settings:write', text),
  askAttention: () => ipcRenderer.invoke('window:attention'),
}

contextBridge.exposeInMainWorld('stammtisch', api)
