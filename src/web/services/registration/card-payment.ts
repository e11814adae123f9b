// The provider's script. The sandbox serves its own, which sets window.Stripe for the loader to find. With Stripe the
// loader fetches the script itself.
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Language } from '#domain/people/language.ts'
import { siteConfig } from '../site-config.ts'

export async function loadCardPayment(language: Language): Promise<Stripe> {
  const { publishableKey, stripeJsUrl } = await siteConfig()
  if (stripeJsUrl && !('Stripe' in window)) await runScript(stripeJsUrl)
  const stripe = await loadStripe(publishableKey, { locale: language })
  if (!stripe) throw new Error('The card form needs a browser window.')
  return stripe
}

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} could not be loaded.`))
    }
    document.head.append(script)
  })
}
