// Parses the environment once. Each fault is a sentence; main.ts prints them all and exits with 1.
import { isAbsolute, resolve } from 'node:path'
import { isDay } from '#domain/dates/days.ts'
import { isLoopbackHost } from '#domain/people/network.ts'
import { leastPasswordLength } from '#domain/people/password.ts'
import { type RefusedPasswords, readRefusedPasswords } from '#domain/people/refused-passwords.ts'
import {
  type Fault,
  readAddress,
  readFile,
  readFlag,
  readMailbox,
  readOneOf,
  readPort,
  readTrustProxy,
  readWhole,
  type Text,
} from './config-values.ts'
import { misspelledVariables } from './misspelled-variables.ts'

export type StripeConfig = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another server with Stripe's API; null for Stripe itself. */
  apiBase: URL | null
  live: boolean
}

type FirebaseConfig = {
  apiKey: string
  authDomain: string
  projectId: string
  emulatorHost: string | null
}

/** A server with OpenAI's chat completions. */
export type AskModelConfig = { url: string; name: string; key: string | null }

/** A store with the API of Amazon S3. */
export type PictureStoreConfig = { url: string; region: string; keyId: string; secret: string }

export type Config = {
  host: string
  port: number
  /** Public origin for emailed and canonical links, without a trailing slash. */
  origin: string
  dataDir: string
  databaseUrl: string | null
  /** null: the embedded card sandbox. */
  stripe: StripeConfig | null
  /** null: the site's own identity service. */
  firebase: FirebaseConfig | null
  hideAccounts: boolean
  /** The least length of a new password, of the site's own identity service. */
  leastPassword: number
  /** New passwords that the site's own identity service refuses. */
  refusedPasswords: RefusedPasswords
  /** null: the sandbox mailbox. */
  smtpUrl: string | null
  senderAddress: string
  ownerEmail: string
  trustProxy: false | number | string[]
  geoipDb: string | null
  /** The card sandbox runs at a public address, for a demonstration. Every page says so. */
  publicSandbox: boolean
  /** The Los Angeles day on which the academy's calendar starts. */
  academyNow: string | null
  /** null: metrics are not served. */
  metricsPort: number | null
  metricsHost: string
  /** How long the process keeps serving after SIGTERM, so that a load balancer can see that it is stopping. */
  drainSeconds: number
  /** Business days within which the office replies to questions. */
  askReplyDays: number
  /** The language model that may rephrase answers; null: none. */
  askModel: AskModelConfig | null
  /** Where new pictures are stored; null: in the database. */
  pictureStore: PictureStoreConfig | null
  /** null: depends on the terminal. */
  logLevel: string | null
  /** The folders in which ffmpeg is looked for, as in PATH. */
  programFolders: string
}

export class ConfigFaults extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function readConfig(env: Record<string, string | undefined>, academyEmail: string): Config {
  const faults: string[] = []
  const fault: Fault = (sentence) => {
    faults.push(sentence)
  }
  const known = new Set<string>()
  const text: Text = (name) => {
    known.add(name)
    return env[name]?.trim() || null
  }

  const host = text('HOST') ?? '127.0.0.1'
  const port = readPort(text, fault, 'PORT') ?? 3000
  const stripe = readStripe(text, fault)
  const config: Config = {
    host,
    port,
    origin: readOrigin(text, fault, stripe) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl: readAddress(text, fault, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    stripe,
    firebase: readFirebase(text, fault),
    hideAccounts: readFlag(text, fault, 'IDENTITY_HIDE_ACCOUNTS'),
    leastPassword: readWhole(text, fault, {
      name: 'IDENTITY_MIN_PASSWORD',
      from: leastPasswordLength,
      to: 64,
      otherwise: leastPasswordLength,
    }),
    refusedPasswords: readRefusedPasswords(readFile(text, fault, 'IDENTITY_REFUSED_PASSWORDS') ?? ''),
    smtpUrl: readAddress(text, fault, 'SMTP_URL', ['smtp:', 'smtps:']),
    senderAddress: readMailbox(text, fault, 'MAIL_FROM') ?? academyEmail,
    ownerEmail: readMailbox(text, fault, 'MAIL_OWNER') ?? academyEmail,
    trustProxy: readTrustProxy(text('TRUST_PROXY'), fault),
    geoipDb: text('GEOIP_DB'),
    publicSandbox: readOneOf(text, fault, 'SANDBOX', ['public']) === 'public',
    academyNow: text('ACADEMY_NOW'),
    metricsPort: readPort(text, fault, 'METRICS_PORT'),
    metricsHost: text('METRICS_HOST') ?? '127.0.0.1',
    drainSeconds: readWhole(text, fault, { name: 'DRAIN_SECONDS', from: 0, to: 999, otherwise: 0 }),
    askReplyDays: readWhole(text, fault, { name: 'ASK_REPLY_DAYS', from: 1, to: 99, otherwise: 1 }),
    askModel: readAskModel(text, fault),
    pictureStore: readPictureStore(text, fault),
    logLevel: readOneOf(text, fault, 'LOG_LEVEL', logLevels),
    programFolders: env.PATH ?? '',
  }
  checkValues(config, text, fault)
  if (stripe?.live) checkLive(config, text, fault)
  checkSandbox(config, text, fault)
  for (const sentence of misspelledVariables(env, known)) fault(sentence)
  if (faults.length > 0) throw new ConfigFaults(faults)
  return config
}

function checkValues(config: Config, text: Text, fault: Fault) {
  const { smtpUrl, academyNow, stripe, port, metricsPort } = config
  if (metricsPort === port)
    fault(`METRICS_PORT and PORT are both ${port}: choose another port for one of them.`)
  if (smtpUrl && !text('MAIL_FROM')) {
    fault('SMTP_URL is set, so MAIL_FROM must name the sender of all emails.')
  }
  if (academyNow && !isDay(academyNow)) fault('ACADEMY_NOW must be a day such as 2025-08-01.')
  if (academyNow && stripe)
    fault('ACADEMY_NOW works in the sandbox only. Remove it when Stripe keys are set.')
  const dataDir = text('DATA_DIR') ?? ''
  // "Production" would start as a development server.
  const mode = readOneOf(text, fault, 'NODE_ENV', ['development', 'production', 'test'])
  if (mode === 'production' && !text('DATABASE_URL') && !isAbsolute(dataDir)) {
    fault(
      'DATA_DIR must be an absolute path in production without DATABASE_URL: a database inside a release is deleted with it.',
    )
  }
}

function checkLive({ smtpUrl, firebase }: Config, text: Text, fault: Fault) {
  if (!smtpUrl) {
    fault('Live Stripe keys need SMTP_URL, or reset links and confirmations would never leave this machine.')
  }
  if (!text('MAIL_OWNER')) {
    fault(
      'Live Stripe keys need MAIL_OWNER, who gets emails about disputes, failed refunds and the nightly reconciliation.',
    )
  }
  if (!text('TRUST_PROXY')) {
    fault(
      'Live Stripe keys need TRUST_PROXY, the address of the proxy that speaks TLS: without it all visitors count as one, and share one limit.',
    )
  }
  if (firebase?.emulatorHost) fault('FIREBASE_AUTH_EMULATOR_HOST must not be set with live Stripe keys.')
}

/** Forgotten keys would otherwise sell courses for test cards. */
function checkSandbox({ stripe, publicSandbox, host, origin }: Config, text: Text, fault: Fault) {
  if (stripe && publicSandbox) {
    fault('SANDBOX=public is for a site without Stripe keys: remove it, or remove the keys.')
  }
  if (stripe || publicSandbox) return
  const isLocal = (address: string) => isLoopbackHost(URL.parse(address)?.hostname ?? '')
  const reason =
    (!isLocal(`http://${host.includes(':') ? `[${host}]` : host}`) && `HOST=${host} is a public address`) ||
    (!isLocal(origin) && `ORIGIN=${origin} is a public address`) ||
    (text('NODE_ENV') === 'production' && 'NODE_ENV is production')
  if (reason) {
    fault(
      `Without Stripe keys everybody can pay with a test card, and ${reason}. Set the three Stripe keys, or SANDBOX=public for a demonstration that says so on every page.`,
    )
  }
}

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
    fault(
      'STRIPE_API_BASE must start with https:// with live keys, which would otherwise be sent unencrypted.',
    )
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
  if (!apiKey) fault('FIREBASE_API_KEY must be set when Firebase is configured.')
  if (apiKey?.includes(':')) fault('FIREBASE_API_KEY must not contain a colon.')
  if (!authDomain) fault('FIREBASE_AUTH_DOMAIN must be set when Firebase is configured.')
  if (!projectId) fault('FIREBASE_PROJECT_ID must be set when Firebase is configured.')
  if (emulatorHost && !/^[^\s/]+:\d+$/.test(emulatorHost)) {
    fault('FIREBASE_AUTH_EMULATOR_HOST must be a host and a port, such as 127.0.0.1:9099.')
  }
  return apiKey && authDomain && projectId ? { apiKey, authDomain, projectId, emulatorHost } : null
}

function readOrigin(text: Text, fault: Fault, stripe: StripeConfig | null) {
  const value = readAddress(text, fault, 'ORIGIN', ['http:', 'https:'])
  if (stripe?.live && !value?.startsWith('https:')) {
    fault('Live Stripe keys need ORIGIN, the https address that visitors use, for links in emails.')
  }
  if (value === null) return null
  const url = new URL(value)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    fault('ORIGIN must be a plain address without a path, such as https://academy.example.')
  }
  return url.origin
}

function readAskModel(text: Text, fault: Fault): AskModelConfig | null {
  const url = readAddress(text, fault, 'ASK_MODEL_URL', ['http:', 'https:'])
  const name = text('ASK_MODEL_NAME')
  const key = text('ASK_MODEL_KEY')
  if (url === null) {
    if (name || key) fault('ASK_MODEL_NAME and ASK_MODEL_KEY need ASK_MODEL_URL.')
    return null
  }
  if (!name) fault('ASK_MODEL_URL is set, so ASK_MODEL_NAME must name the model.')
  return { url: url.replace(/\/$/, ''), name: name ?? '', key }
}

function readPictureStore(text: Text, fault: Fault): PictureStoreConfig | null {
  const url = readAddress(text, fault, 'PICTURE_STORE_URL', ['http:', 'https:'])
  const region = text('PICTURE_STORE_REGION') ?? 'us-east-1'
  const keyId = text('PICTURE_STORE_KEY_ID')
  const secret = text('PICTURE_STORE_SECRET')
  if (url === null && !keyId && !secret) return null
  if (url === null || !keyId || !secret) {
    fault('PICTURE_STORE_URL, PICTURE_STORE_KEY_ID and PICTURE_STORE_SECRET go together.')
    return null
  }
  return { url: url.replace(/\/$/, ''), region, keyId, secret }
}
