// Typical inputs of attackers. Each has broken some software before.

/** SQL injections: a quote that ends a string, and a statement with a visible effect. */
export const sqlInjections = [
  "'; drop table registrations; --",
  "' or '1'='1",
  '1); delete from users; --',
  "\\'; select pg_sleep(30); --",
  '$$; select 1; $$',
  "%' and 1=cast((select version()) as int) --",
]

export const markup = [
  '<script>globalThis.pwned=1</script>',
  '"><img src=x onerror=globalThis.pwned=1>',
  '</script><svg onload=globalThis.pwned=1>',
  "javascript:globalThis.pwned=1//'",
]

export const traversals = [
  '../../../../etc/passwd',
  '..%2f..%2fpackage.json',
  '....//....//etc/passwd',
  'C:\\boot.ini',
]

export const lineBreaks = [
  'a\r\nBcc: all@mail.example',
  'a\nSet-Cookie: x=1',
  'a\r\n\r\nbody',
  'a\u2028b\u0085c',
]

/** Names that every object inherits. */
export const inheritedNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
]

export const unusualTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eevil',
  'é'.repeat(300),
  '𝔸'.repeat(200),
  'a'.repeat(5000),
  '#{7*7}{{7*7}}',
  '%s%n%x',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  'pi_a_secret_b',
]

export const nastyTexts: readonly string[] = [
  ...sqlInjections,
  ...markup,
  ...traversals,
  ...lineBreaks,
  ...inheritedNames,
  ...unusualTexts,
]

/** Paths that would leave the served folders. */
export const climbingAddresses = [
  '/../package.json',
  '/brand/../../package.json',
  '/brand/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/brand/%2e%2e%2f%2e%2e%2fpackage.json',
  '/brand/..%5c..%5cpackage.json',
  '/brand/..\\..\\package.json',
  '/brand/%252e%252e%252fpackage.json',
  '/brand/..%c0%af..%c0%afpackage.json',
  '/brand/icon-512.png%00.html',
  '/brand/....//....//package.json',
  '//etc/passwd',
  '/file:///etc/passwd',
  '/.env',
  '/.git/config',
  '/.vite/manifest.json',
  '/assets/',
  '/data/pg/PG_VERSION',
  '/api/docs/static/../../../package.json',
  '/api/docs/static/..%2f..%2f..%2f..%2fpackage.json',
  '/sandbox/mailbox/..%2f..%2fpackage.json',
  '/api/account/certificates/..%2f..%2fpackage.json.pdf',
  '/api/account/transactions/../../package.json/receipt.pdf',
  '/api/registrations/..%2f..%2fpackage.json/receipt.pdf',
  '/calendar/..%2f..%2fpackage.json.ics',
  'http://evil.example/../package.json',
]

/** Paths that would redirect a visitor to another site. */
export const addressesThatLeadAway = [
  '//evil.example/',
  '/\\evil.example/',
  '//evil.example/%2e%2e/',
  '/courses//evil.example/',
  '/courses/?next=//evil.example',
  '/login?continueUrl=https://evil.example&returnPath=https://evil.example&next=//evil.example',
  '/auth/action?mode=verifyEmail&oobCode=x&continueUrl=https://evil.example',
  '/register?return_url=https://evil.example&redirect_status=succeeded',
  '/catalog/https://evil.example',
  'http://evil.example/courses/',
]

/** No answer may contain a stack trace, a path of the machine, SQL, or a database message. */
export const leak =
  /\bat \S+ \(|\.(?:ts|m?js):\d+|node_modules|\/(?:home|root|tmp|usr|work)\/|\b(?:select|insert into|update|delete from)\b[^"]{1,80}\b(?:from|values|set|where)\b|syntax error at|invalid input syntax|invalid byte sequence|violates \w+|relation "|column "|ECONN|TypeError|RangeError|ReferenceError|Cannot read prop/i
