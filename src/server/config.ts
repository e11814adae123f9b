// The environment, parsed once. Every fault is a sentence; main.ts prints them all and exits with 1.
import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { isDay } from '#domain/days.ts'

export type StripeConfig = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another server that speaks Stripe's wire; null for Stripe itself. */
  apiBase: URL | null
  live: boolean
}

export type FirebaseConfig = {
  apiKey: string
  authDomain: string
  projectId: string
  emulatorHost: string | null
}

export type Config = {
  host: string
  port: number
  /** The public address, for links in mails and for canonical links: no trailing slash. */
  origin: string
  dataDir: string
  databaseUrl: string | null
  /** null: the embedded card sandbox. */
  stripe: StripeConfig | null
  /** null: the site's own identity service. */
  firebase: FirebaseConfig | null
  hideAccounts: boolean
  /** null: the sandbox's mailbox. */
  smtpUrl: string | null
  mailFrom: string
  mailOwner: string
  trustProxy: false | number | string[]
  geoipDb: string | null
  allowSandbox: boolean
  /** The Los Angeles day on which the academy's calendar starts. */
  academyNow: string | null
  /** null: no figures are served. */
  metricsPort: number | null
  metricsHost: string
  /** How long the process serves on after SIGTERM, so that a balancer can see that it is leaving. */
  drainSeconds: number
  /** null: as the terminal suggests. */
  logLevel: string | null
}

export class ConfigFaults extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function readConfig(env: Record<string, string | undefined>, academyMail: string): Config {
  const faults: string[] = []
  const fault = (sentence: string) => {
    faults.push(sentence)
  }
  const text = (name: string) => env[name]?.trim() || null
  const flag = (name: string) => {
    const value = text(name)
    if (value !== null && value !== 'true' && value !== 'false') fault(`${name} must be true or false.`)
    return value === 'true'
  }
  const portNumber = (name: string) => {
    const value = text(name)
    if (value === null) return null
    if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535) return Number(value)
    fault(`${name} must be a port number from 1 to 65535.`)
    return null
  }

  const host = text('HOST') ?? '127.0.0.1'
  const port = portNumber('PORT') ?? 3000
  const stripe = readStripe(text, fault)
  const firebase = readFirebase(text, fault)
  const allowSandbox = flag('ALLOW_SANDBOX')
  const smtpUrl = readAddress(text, fault, 'SMTP_URL', ['smtp:', 'smtps:'])
  const mailFrom = text('MAIL_FROM')
  const academyNow = text('ACADEMY_NOW')
  const logLevel = text('LOG_LEVEL')
  const dataDir = text('DATA_DIR') ?? 'data'

  if (logLevel && !logLevels.includes(logLevel)) fault(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  if (smtpUrl && !mailFrom) fault('SMTP_URL is set, so MAIL_FROM must name the address that mail comes from.')
  if (academyNow && !isDay(academyNow)) fault('ACADEMY_NOW must be a day such as 2025-08-01.')
  if (academyNow && stripe) fault('ACADEMY_NOW works in the sandbox only: take it out beside Stripe keys.')
  if (stripe?.live && !smtpUrl) {
    fault('Live Stripe keys need SMTP_URL, or reset links and confirmations would never leave this machine.')
  }
  if (stripe?.live && !text('MAIL_OWNER')) {
    fault(
      'Live Stripe keys need MAIL_OWNER, who is told of disputes, failed refunds and what the nightly check finds.',
    )
  }
  if (stripe?.live && !text('TRUST_PROXY')) {
    fault(
      'Live Stripe keys need TRUST_PROXY, the address of the proxy that speaks TLS: without it all visitors count as one, and share one limit.',
    )
  }
  if (stripe?.live && firebase?.emulatorHost) {
    fault('FIREBASE_AUTH_EMULATOR_HOST must not stand beside live Stripe keys.')
  }
  if (!stripe && !allowSandbox) {
    if (!isLoopback(host)) {
      fault(
        `Without Stripe keys the card sandbox runs, and HOST=${host} is a public address: set ALLOW_SANDBOX=true if that is meant.`,
      )
    }
    if (env.NODE_ENV === 'production') {
      fault(
        'Without Stripe keys the card sandbox runs, and NODE_ENV is production: set ALLOW_SANDBOX=true if that is meant.',
      )
    }
  }
  if (env.NODE_ENV === 'production' && !text('DATABASE_URL') && !isAbsolute(dataDir)) {
    fault(
      'DATA_DIR must be an absolute path in production without DATABASE_URL: a database inside a release goes with it.',
    )
  }

  const config: Config = {
    host,
    port,
    origin: readOrigin(text, fault, stripe) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    dataDir: resolve(dataDir),
    databaseUrl: readAddress(text, fault, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    stripe,
    firebase,
    hideAccounts: flag('IDENTITY_HIDE_ACCOUNTS'),
    smtpUrl,
    mailFrom: mailFrom ?? academyMail,
    mailOwner: text('MAIL_OWNER') ?? academyMail,
    trustProxy: readTrustProxy(text('TRUST_PROXY'), fault),
    geoipDb: text('GEOIP_DB'),
    allowSandbox,
    academyNow,
    metricsPort: portNumber('METRICS_PORT'),
    metricsHost: text('METRICS_HOST') ?? '127.0.0.1',
    drainSeconds: readDrainSeconds(text('DRAIN_SECONDS'), fault),
    logLevel,
  }
  if (faults.length > 0) throw new ConfigFaults(faults)
  return config
}

type Text = (name: string) => string | null
type Fault = (sentence: string) => void

function readStripe(text: Text, fault: Fault): StripeConfig | null {
  const secretKey = text('STRIPE_SECRET_KEY')
  const publishableKey = text('STRIPE_PUBLISHABLE_KEY')
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET')
  const base = readAddress(text, fault, 'STRIPE_API_BASE', ['http:', 'https:'])
  if (!secretKey && !publishableKey && !webhookSecret) {
    if (base)
      fault('STRIPE_API_BASE needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.')
    return null
  }
  if (!secretKey || !publishableKey || !webhookSecret) {
    fault(
      'Stripe is half configured: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together.',
    )
    return null
  }
  const secretMode = /^(?:sk|rk)_(live|test)_/.exec(secretKey)?.[1]
  const publishableMode = /^pk_(live|test)_/.exec(publishableKey)?.[1]
  if (!secretMode) fault('STRIPE_SECRET_KEY must start with sk_live_, sk_test_, rk_live_ or rk_test_.')
  if (!publishableMode) fault('STRIPE_PUBLISHABLE_KEY must start with pk_live_ or pk_test_.')
  if (!webhookSecret.startsWith('whsec_')) fault('STRIPE_WEBHOOK_SECRET must start with whsec_.')
  if (secretMode && publishableMode && secretMode !== publishableMode) {
    fault('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY mix test and live keys.')
  }
  if (secretMode === 'live' && base && new URL(base).protocol !== 'https:') {
    fault('STRIPE_API_BASE must start with https:// beside live keys, which would travel in the clear.')
  }
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiBase: base ? new URL(base) : null,
    live: secretMode === 'live',
  }
}

function readFirebase(text: Text, fault: Fault): FirebaseConfig | null {
  const apiKey = text('FIREBASE_API_KEY')
  const authDomain = text('FIREBASE_AUTH_DOMAIN')
  const projectId = text('FIREBASE_PROJECT_ID')
  const emulatorHost = text('FIREBASE_AUTH_EMULATOR_HOST')
  if (!apiKey && !authDomain && !projectId && !emulatorHost) return null
  if (!apiKey) fault('FIREBASE_API_KEY must be present when Firebase is configured.')
  if (apiKey?.includes(':')) fault('FIREBASE_API_KEY must not contain a colon.')
  if (!authDomain) fault('FIREBASE_AUTH_DOMAIN must be configured when Firebase is.')
  if (!projectId) fault('FIREBASE_PROJECT_ID must be present when Firebase is configured.')
  if (emulatorHost && !/^[^\s/]+:\d+$/.test(emulatorHost)) {
    fault('FIREBASE_AUTH_EMULATOR_HOST must be a host and a port, such as 127.0.0.1:9099.')
  }
  return apiKey && authDomain && projectId ? { apiKey, authDomain, projectId, emulatorHost } : null
}

function readAddress(text: Text, fault: Fault, name: string, protocols: readonly string[]) {
  const value = text(name)
  if (value === null) return null
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  fault(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
  return null
}

function readOrigin(text: Text, fault: Fault, stripe: StripeConfig | null) {
  const value = readAddress(text, fault, 'ORIGIN', ['http:', 'https:'])
  if (stripe?.live && !value?.startsWith('https:')) {
    fault(
      'Live Stripe keys need ORIGIN, the https address that visitors use: links in mails are made from it.',
    )
  }
  if (value === null) return null
  const url = new URL(value)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    fault('ORIGIN must be a plain address without a path, such as https://academy.example.')
  }
  return url.origin
}

function readDrainSeconds(value: string | null, fault: Fault): number {
  if (value === null) return 0
  if (!/^\d{1,3}$/.test(value)) fault('DRAIN_SECONDS must be a whole number of seconds, 999 at most.')
  return Number(value)
}

function readTrustProxy(value: string | null, fault: Fault): Config['trustProxy'] {
  if (value === null) return false
  // No hops are no proxy: the number 0 would read as one to trust.
  if (/^\d+$/.test(value)) return Number(value) || false
  const entries = value.split(',').map((entry) => entry.trim())
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    if (entry !== 'loopback' && (isIP(address) === 0 || (bits !== undefined && !/^\d+$/.test(bits)))) {
      fault(`TRUST_PROXY must be "loopback", addresses or a number of hops; "${entry}" is none of these.`)
    }
  }
  return entries
}

function isLoopback(host: string) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
