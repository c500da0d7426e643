/** The headers of every page and file of the app, from the app's own scheme or over http: nothing from outside, no inline code. */

/** What a page may connect to: nothing in the desktop app, whose sockets belong to the shell; over http the host it came from. */
function contentPolicy(connect: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vue',
  ].join('; ')
}

/** Headers for every answer; `connect` as in the policy's `connect-src`. Browsers heed the one on openers only where they trust the origin, and complain of it elsewhere. */
export function securityHeaders(
  connect = "'none'",
  isTrusted = true,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(connect),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Browsers that do not know frame-ancestors.
    'x-frame-options': 'DENY',
    ...(isTrusted ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    'cross-origin-resource-policy': 'same-origin',
  }
}
