// Runs in a page of the stand-in before everything else: `electron` as a sandboxed preload script sees it, then that script.
// The script is given as a function; `__standIn` is the way to the shell.
window['__runPreload'] = (preload) => {
  if (window !== window.top) return
  const shell = window['__standIn']
  const listeners = new Map()
  const ports = new Map()
  const portOf = (number) => {
    const channel = new MessageChannel()
    ports.set(number, channel.port1)
    channel.port1.addEventListener('message', (event) => {
      void shell('port', number, event.data)
    })
    channel.port1.addEventListener('close', () => {
      void shell('closed', number)
    })
    channel.port1.start()
    return channel.port2
  }
  Object.defineProperty(window, '__standInEmit', {
    value: (channel, values, numbers) => {
      const event = { senderId: 0, ports: numbers.map(portOf) }
      for (const listener of listeners.get(channel) ?? []) listener(event, ...values)
    },
  })
  Object.defineProperty(window, '__standInPort', {
    value: (number, data) => ports.get(number)?.postMessage(data),
  })
  Object.defineProperty(window, '__standInClose', { value: (number) => ports.get(number)?.close() })
  const ipcRenderer = {
    // Refuses what cannot be cloned, as Electron does: a reactive object or a function.
    async invoke(channel, ...values) {
      const answer = await shell('invoke', channel, structuredClone(values))
      if (answer.error !== undefined) {
        throw new Error(`Error invoking remote method '${channel}': ${answer.error}`)
      }
      return answer.value
    },
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    },
  }
  const contextBridge = {
    exposeInMainWorld(key, api) {
      Object.defineProperty(window, key, { value: Object.freeze({ ...api }) })
    },
  }
  const load = (name) => {
    if (name === 'electron') return { contextBridge, ipcRenderer }
    throw new Error(`module not found: ${name}`)
  }
  preload(load, { exports: {} }, {})
}
