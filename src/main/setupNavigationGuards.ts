/** Keeps every window on the app's own pages, whatever a page asks for. */
import type { App, Event, WebContents } from 'electron'
import { isAppAddress } from './appAddress'

interface Navigation {
  readonly url: string
  preventDefault(): void
}

function stay(navigation: Navigation): void {
  if (!isAppAddress(navigation.url)) navigation.preventDefault()
}

function guard(contents: WebContents): void {
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', (event: Event) => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Guards every web contents the app will ever create. */
export function setupNavigationGuards(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    guard(contents)
  })
}
