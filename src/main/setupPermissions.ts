/** No page of this app needs a permission, so none is ever given. */
import type { Session } from 'electron'

/** Refuses every permission, device and screen capture to all pages of `session`. */
export function setupPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => {
    answer(false)
  })
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => {
    // An empty answer would be taken for a promise of a picture that is missing, and throw.
    answer(null)
  })
}
