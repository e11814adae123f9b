// The key of an order form makes repeated sends one registration. A browser chooses its own; orders that the site makes,
// such as those of offers, have keys with a colon, which no caller can send.

type SiteForm = 'offer' | 'upgrade' | 'fee'

export function siteFormKey(form: SiteForm, ...ids: string[]): string {
  return [form, ...ids].join(':')
}

export function isSiteFormKey(key: string): boolean {
  return key.includes(':')
}
