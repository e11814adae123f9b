// The bodies of the hosted pages. Fields and buttons have Stripe's names, so that one browser test fits both.
import type { cardFormTexts, threeDSecureTexts } from './texts.ts'

type CardFormTexts = (typeof cardFormTexts)['en']
type ThreeDSecureTexts = (typeof threeDSecureTexts)['en']

export const cardFormBody = (texts: CardFormTexts, countries: string) => `
<form novalidate>
  <div class="Field Field--wide">
    <label class="Label" for="number">${texts.number}</label>
    <input class="Input" id="number" name="number" inputmode="numeric" autocomplete="cc-number"
      placeholder="1234 1234 1234 1234" aria-describedby="number-error" aria-required="true">
    <p class="Error" id="number-error" role="alert"></p>
  </div>
  <div class="Field">
    <label class="Label" for="expiry">${texts.expiry}</label>
    <input class="Input" id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp"
      placeholder="${texts.expiryHint}" aria-describedby="expiry-error" aria-required="true">
    <p class="Error" id="expiry-error" role="alert"></p>
  </div>
  <div class="Field">
    <label class="Label" for="cvc">${texts.cvc}</label>
    <input class="Input" id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc"
      placeholder="CVC" aria-describedby="cvc-error" aria-required="true">
    <p class="Error" id="cvc-error" role="alert"></p>
  </div>
  <div class="Field">
    <label class="Label" for="country">${texts.country}</label>
    <select class="Input" id="country" name="country" autocomplete="country">${countries}</select>
  </div>
  <div class="Field">
    <label class="Label" for="postalCode" id="postal-label">${texts.zip}</label>
    <input class="Input" id="postalCode" name="postalCode" autocomplete="postal-code"
      placeholder="90211" aria-describedby="postalCode-error" aria-required="true">
    <p class="Error" id="postalCode-error" role="alert"></p>
  </div>
</form>`

export const threeDSecureBody = (texts: ThreeDSecureTexts) => `
<section aria-labelledby="title">
  <p class="note">${texts.note}</p>
  <h1 id="title">${texts.title}</h1>
  <p>${texts.question}</p>
  <button type="button" id="test-source-authorize-3ds">${texts.authorize}</button>
  <button type="button" id="test-source-fail-3ds">${texts.fail}</button>
  <p id="trouble" role="alert"></p>
</section>`
