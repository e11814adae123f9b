import { describe, expect, it } from 'vitest'
import { ConfigFaults, readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig(env, 'registration@academy.example')

function faultsOf(env: Record<string, string>) {
  try {
    read(env)
  } catch (error) {
    if (error instanceof ConfigFaults) return error.faults
    throw error
  }
  return []
}

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const liveStripe = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
const email = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'academy@academy.example' }
const live = {
  ...liveStripe,
  ...email,
  ORIGIN: 'https://academy.example',
  MAIL_OWNER: 'owner@academy.example',
  TRUST_PROXY: '1',
}
const without = (left: keyof typeof live) => ({ ...live, [left]: '' })
const firebase = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'academy.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'academy',
}

describe('readConfig', () => {
  it('gives the local sandbox for an empty environment', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      origin: 'http://127.0.0.1:3000',
      stripe: null,
      firebase: null,
      smtpUrl: null,
      databaseUrl: null,
      trustProxy: false,
      ownerEmail: 'registration@academy.example',
      metricsPort: null,
      metricsHost: '127.0.0.1',
      drainSeconds: 0,
    })
  })

  it('writes an IPv6 host in brackets', () => {
    expect(read({ HOST: '::1', PORT: '8080' }).origin).toBe('http://[::1]:8080')
  })

  it('reads complete Stripe, Firebase and SMTP settings', () => {
    const config = read({ ...live, ...firebase, ORIGIN: 'https://academy.example/' })
    expect(config).toMatchObject({
      origin: 'https://academy.example',
      stripe: { live: true, secretKey: 'sk_live_1', apiBase: null },
      firebase: { projectId: 'academy', emulatorHost: null },
      senderAddress: 'academy@academy.example',
    })
  })

  it.each([
    [{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535.'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a port number from 1 to 65535.'],
    [{ DRAIN_SECONDS: 'a while' }, 'DRAIN_SECONDS must be a whole number from 0 to 999.'],
    [{ IDENTITY_MIN_PASSWORD: '5' }, 'IDENTITY_MIN_PASSWORD must be a whole number from 6 to 64.'],
    [
      { IDENTITY_REFUSED_PASSWORDS: '/none/list.txt' },
      'IDENTITY_REFUSED_PASSWORDS: /none/list.txt cannot be read.',
    ],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT and PORT are both 3000: choose another port for one of them.'],
    [{ ASK_REPLY_DAYS: 'soon' }, 'ASK_REPLY_DAYS must be a whole number from 1 to 99.'],
    [{ ASK_MODEL_URL: 'model.example' }, /^ASK_MODEL_URL must be an address/],
    [{ ASK_MODEL_URL: 'http://127.0.0.1:9/v1' }, /^ASK_MODEL_URL is set, so ASK_MODEL_NAME/],
    [{ ASK_MODEL_KEY: 'secret' }, 'ASK_MODEL_NAME and ASK_MODEL_KEY need ASK_MODEL_URL.'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be fatal, error, .* or silent\.$/],
    [{ NODE_ENV: 'Production' }, 'NODE_ENV must be development, production, or test.'],
    [{ NODE_ENV: 'prod', ...stripe }, 'NODE_ENV must be development, production, or test.'],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address that starts with postgres:/],
    [{ SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM must name/],
    [{ ...email, MAIL_FROM: 'The Academy' }, /^MAIL_FROM must contain an email address/],
    [{ ...email, MAIL_FROM: 'The Academy <academy>' }, /^MAIL_FROM must contain an email address/],
    [{ MAIL_OWNER: 'owner' }, /^MAIL_OWNER must contain an email address/],
    [
      { SMTP_URI: 'smtp://mail.example' },
      'SMTP_URI is not a variable of the site: write SMTP_URL, or remove it.',
    ],
    [{ TURST_PROXY: '1' }, /write TRUST_PROXY/],
    [{ ...stripe, ORIGIN: 'https://academy.example/site' }, /^ORIGIN must be a plain address/],
    [{ ACADEMY_NOW: 'yesterday' }, /^ACADEMY_NOW must be a day/],
    [{ ACADEMY_NOW: '2025-02-30' }, /^ACADEMY_NOW must be a day/],
    [{ ACADEMY_NOW: '2025-08-01', ...stripe }, /^ACADEMY_NOW works in the sandbox only/],
    [{ SANDBOX: 'true' }, 'SANDBOX must be public.'],
    [{ SANDBOX: 'public', ...stripe }, /^SANDBOX=public is for a site without Stripe keys/],
    [{ TRUST_PROXY: 'everyone' }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be/],
    [{ HOST: '0.0.0.0' }, /HOST=0.0.0.0 is a public address\. Set .* or SANDBOX=public/],
    [{ HOST: '0.0.0.0', ORIGIN: 'http://localhost:8080' }, /HOST=0.0.0.0 is a public address/],
    [{ HOST: '127.academy.example' }, /HOST=127.academy.example is a public address/],
    [{ ORIGIN: 'https://academy.example' }, /ORIGIN=https:\/\/academy.example is a public address/],
    [{ ORIGIN: 'https://academy.example', NODE_ENV: 'development' }, /ORIGIN=https:.* is a public address/],
    [{ ORIGIN: 'http://192.0.2.7:3000', TRUST_PROXY: 'loopback' }, /ORIGIN=http:.* is a public address/],
    [{ ORIGIN: 'http://localhost.academy.example' }, /ORIGIN=http:.* is a public address/],
    [{ NODE_ENV: 'production', DATA_DIR: '/var/lib/academy' }, /NODE_ENV is production/],
    [{ NODE_ENV: 'production', ...stripe }, /^DATA_DIR must be an absolute path in production/],
    [{ NODE_ENV: 'production', ...stripe, DATA_DIR: 'data' }, /^DATA_DIR must be an absolute path/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^Stripe is half configured/],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:1' }, /^STRIPE_API_BASE needs/],
    [{ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /mix test and live keys/],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }, /must start with whsec_/],
    [without('SMTP_URL'), /^Live Stripe keys need SMTP_URL/],
    [without('ORIGIN'), /^Live Stripe keys need ORIGIN/],
    [without('MAIL_OWNER'), /^Live Stripe keys need MAIL_OWNER/],
    [without('TRUST_PROXY'), /^Live Stripe keys need TRUST_PROXY/],
    [{ ...live, STRIPE_API_BASE: 'http://stripe.example' }, /^STRIPE_API_BASE must start with https/],
    [{ PICTURE_STORE_URL: 'https://s3.example/pictures' }, /^PICTURE_STORE_URL, .* go together/],
    [{ FIREBASE_AUTH_DOMAIN: 'a', FIREBASE_PROJECT_ID: 'b' }, /^FIREBASE_API_KEY must be set/],
    [{ ...firebase, FIREBASE_API_KEY: 'a:b' }, /^FIREBASE_API_KEY must not contain a colon/],
    [{ FIREBASE_API_KEY: 'a', FIREBASE_PROJECT_ID: 'b' }, /^FIREBASE_AUTH_DOMAIN must be set/],
    [
      { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: 'nowhere' },
      /^FIREBASE_AUTH_EMULATOR_HOST must be a host and a port/,
    ],
    [
      { ...live, ...firebase, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      /^FIREBASE_AUTH_EMULATOR_HOST must not be set with live Stripe keys/,
    ],
  ] as const)('refuses %o with a sentence', (env, sentence) => {
    const faults = faultsOf(env)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(sentence)
  })

  it('needs no DATA_DIR in production with a DATABASE_URL', () => {
    const env = { NODE_ENV: 'production', ...stripe, DATABASE_URL: 'postgres://db.example/academy' }
    expect(faultsOf(env)).toEqual([])
  })

  it.each([
    [{ HOME: '/root', PATH: '/bin', POST: '1', PORTS: '2', MAIL: '/var/mail/root' }],
    [{ ...email, SMTP_URI: 'of another program' }],
    [{ ...email, MAIL_FROM: 'The Academy <post@academy.example>' }],
  ])('accepts %o', (env) => {
    expect(faultsOf(env)).toEqual([])
  })

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'https://127.8.9.1:3000', 'http://[::1]:3000'])(
    'needs no Stripe keys with ORIGIN=%s',
    (origin) => {
      expect(faultsOf({ ORIGIN: origin })).toEqual([])
    },
  )

  it.each(['development', 'test', undefined])('accepts NODE_ENV=%s', (value) => {
    expect(faultsOf(value === undefined ? {} : { NODE_ENV: value })).toEqual([])
  })

  it('runs the card sandbox at a public address only with SANDBOX=public', () => {
    const site = { ORIGIN: 'https://academy.example', HOST: '0.0.0.0', NODE_ENV: 'production' }
    const env = { ...site, DATABASE_URL: 'postgres://db.example/academy' }
    expect(faultsOf(env)).toHaveLength(1)
    expect(read({ ...env, SANDBOX: 'public' })).toMatchObject({ stripe: null, publicSandbox: true })
    expect(read({}).publicSandbox).toBe(false)
  })

  it('names every fault at once', () => {
    expect(faultsOf({ PORT: '0', LOG_LEVEL: 'loud', DATABASE_URL: 'x' })).toHaveLength(3)
  })

  it.each(['0.0.0.0/0', 'loopback, ::/0', '128.0.0.0/1', '8000::/1', '::ffff:0:0/96'])(
    'refuses TRUST_PROXY=%s, which trusts everybody',
    (value) => {
      expect(faultsOf({ TRUST_PROXY: value })).toEqual([
        expect.stringMatching(/ would trust everybody\. Name/),
      ])
    },
  )

  it.each([
    ['loopback', ['loopback']],
    ['2', 2],
    ['0', false],
    ['10.0.0.1, 10.0.0.0/8, fc00::/7', ['10.0.0.1', '10.0.0.0/8', 'fc00::/7']],
  ])('accepts TRUST_PROXY=%s', (value, trustProxy) => {
    expect(read({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy)
  })
})
