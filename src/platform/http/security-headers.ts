import { createHash } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { bannerStyle } from './sandbox-banner.ts'

/** Where browsers report what the policy of a page blocked. */
export const cspReportPath = '/api/csp-report'

/** The headers of every response, pages and API alike. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // For responses that are not documents: opened directly or in a frame, they show, load and run nothing.
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Without includeSubDomains: the site cannot promise TLS for other hosts of the domain.
    ...(behindTls(config) && { 'strict-transport-security': 'max-age=63072000' }),
  }
}

/**
 * One policy for all product pages: client-side navigation keeps the first document's policy, so every page
 * needs what /register needs.
 */
export function pageHeaders(config: Config, inline: { scripts: string[]; styles: string[] }) {
  const { connect, frame, script } = providers(config)
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hashSource), ...script],
    'style-src': ["'self'", ...inline.styles.map(hashSource)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': ["'self'", ...frame],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    ...documentHeaders(config, policy),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
  }
}

/** Template pages load their own files and make no calls. */
export function templateHeaders(config: Config, inline: { css: string; boot: string }) {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(inline.boot)],
    'style-src': [hashSource(inline.css)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    ...documentHeaders(config, policy),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-robots-tag': 'noindex',
  }
}

/** The office loads its own files and calls our API. */
export function officeHeaders(config: Config) {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    ...documentHeaders(config, policy),
    // Addresses of the office name registrations and people.
    'referrer-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
    'x-robots-tag': 'noindex',
  }
}

function documentHeaders(config: Config, policy: Record<string, string[]>) {
  const directives: Record<string, string[]> = {
    ...policy,
    ...(config.publicSandbox && { 'style-src': [...(policy['style-src'] ?? []), hashSource(bannerStyle)] }),
    ...(behindTls(config) && { 'upgrade-insecure-requests': [] }),
    // Firefox and Safari know only the first.
    'report-uri': [cspReportPath],
    'report-to': ['csp'],
  }
  return {
    ...commonHeaders(config),
    'reporting-endpoints': `csp="${cspReportPath}"`,
    'content-security-policy': Object.entries(directives)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
  }
}

export function behindTls(config: Config) {
  return config.origin.startsWith('https:')
}

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function providers(config: Config) {
  const stripe = config.stripe !== null
  return {
    script: stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [],
    frame: stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : [],
    connect: [
      ...(stripe ? ['https://api.stripe.com'] : []),
      ...(config.firebase?.emulatorHost ? [`http://${config.firebase.emulatorHost}`] : []),
      ...(config.firebase && !config.firebase.emulatorHost
        ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
        : []),
    ],
  }
}
