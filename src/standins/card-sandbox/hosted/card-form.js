const texts = JSON.parse(document.getElementById('texts').textContent)
const form = document.forms[0]
const { number, expiry, cvc, country, postalCode } = form.elements
const fields = [number, expiry, cvc, postalCode]
const digits = (text) => text.replace(/\D/g, '')
const isAmex = () => /^3[47]/.test(digits(number.value))
/** Countries whose cards need a postal code. */
const withPostalCode = ['US', 'GB', 'CA']

function group(text, sizes) {
  const groups = []
  let rest = text
  for (const size of sizes) {
    if (rest === '') break
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return groups.join(' ')
}

const shapes = {
  number: (text) =>
    isAmex() ? group(text.slice(0, 15), [4, 6, 5]) : group(text.slice(0, 19), [4, 4, 4, 4, 3]),
  expiry(text) {
    const padded = /^[2-9]/.test(text) ? `0${text}` : text
    return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded
  },
  cvc: (text) => text.slice(0, isAmex() ? 4 : 3),
}

/** Groups the digits, and keeps the caret after the same digit. */
function reshape(field) {
  const shape = shapes[field.name]
  if (!shape) return
  const before = digits(field.value.slice(0, field.selectionStart ?? field.value.length)).length
  const atEnd = field.selectionStart === field.value.length
  field.value = shape(digits(field.value))
  if (atEnd) return
  let caret = 0
  for (let seen = 0; seen < before && caret < field.value.length; caret += 1) {
    if (/\d/.test(field.value[caret])) seen += 1
  }
  field.setSelectionRange(caret, caret)
}

function hasCheckDigit(text) {
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Stripe's code for the error of a field, or null. */
const faults = {
  number() {
    const text = digits(number.value)
    if (text.length < (isAmex() ? 15 : 16)) return 'incomplete_number'
    return hasCheckDigit(text) ? null : 'invalid_number'
  },
  expiry() {
    const text = digits(expiry.value)
    if (text.length < 4) return 'incomplete_expiry'
    const month = Number(text.slice(0, 2))
    const year = 2000 + Number(text.slice(2))
    if (month < 1 || month > 12) return 'invalid_expiry_month'
    const today = new Date()
    const over = year < today.getFullYear() || (year === today.getFullYear() && month <= today.getMonth())
    return over ? 'invalid_expiry_year_past' : null
  },
  cvc: () => (cvc.value.length < (isAmex() ? 4 : 3) ? 'incomplete_cvc' : null),
  postalCode() {
    if (!withPostalCode.includes(country.value)) return null
    const text = postalCode.value.trim()
    const complete = country.value === 'US' ? /^\d{5}(-?\d{4})?$/.test(text) : text.length >= 3
    return complete ? null : 'incomplete_zip'
  },
}

function show(field) {
  const fault = faults[field.name]()
  const place = document.getElementById(`${field.name}-error`)
  field.classList.toggle('Input--invalid', fault !== null)
  field.setAttribute('aria-invalid', String(fault !== null))
  place.textContent = fault ? texts.faults[fault] : ''
}

function hide(field) {
  field.classList.remove('Input--invalid')
  field.removeAttribute('aria-invalid')
  document.getElementById(`${field.name}-error`).textContent = ''
}

function report() {
  const complete = fields.every((field) => faults[field.name]() === null)
  const empty = fields.every((field) => field.value === '')
  tell('change', { detail: { complete, empty, collapsed: false, value: { type: 'card' } } })
}

for (const field of fields) {
  field.addEventListener('input', () => {
    reshape(field)
    hide(field)
    report()
  })
  field.addEventListener('blur', () => {
    if (field.value !== '') show(field)
  })
}

function followCountry() {
  const asked = withPostalCode.includes(country.value)
  postalCode.closest('.Field').hidden = !asked
  document.getElementById('postal-label').textContent = country.value === 'US' ? texts.zip : texts.postalCode
  postalCode.inputMode = country.value === 'US' ? 'numeric' : 'text'
}
country.addEventListener('change', () => {
  followCountry()
  hide(postalCode)
  report()
})
followCountry()

addEventListener('focusin', () => tell('focus'))
addEventListener('focusout', () => tell('blur'))
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell('escape')
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault()
    tell('enter')
  }
})

hear('options', ({ defaults }) => {
  if (!defaults.address?.country) return
  country.value = defaults.address.country
  followCountry()
})

hear('validate', ({ question }) => {
  const wrong = fields.filter((field) => faults[field.name]() !== null)
  for (const field of wrong) show(field)
  wrong[0]?.focus()
  const code = wrong[0] && faults[wrong[0].name]()
  const error = code && { type: 'validation_error', code, message: texts.faults[code] }
  tell('answer', { question, answer: { error } })
})

hear('confirm', async ({ question, key, clientSecret, billingDetails }) => {
  const [month, year] = expiry.value.split(' / ')
  const given = { name: billingDetails.name, email: billingDetails.email, phone: billingDetails.phone }
  const body = new URLSearchParams({
    key,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digits(number.value),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': cvc.value,
    'payment_method_data[billing_details][address][country]': country.value,
  })
  if (withPostalCode.includes(country.value)) {
    body.set('payment_method_data[billing_details][address][postal_code]', postalCode.value.trim())
  }
  for (const [name, value] of Object.entries(given)) {
    if (value) body.set(`payment_method_data[billing_details][${name}]`, value)
  }
  const id = clientSecret.split('_secret_')[0]
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
  const headers = { 'accept-language': document.documentElement.lang }
  const answer = await fetch(`/v1/${kind}/${id}/confirm`, { method: 'POST', headers, body })
    .then((response) => response.json())
    .catch(() => ({ offline: true }))
  tell('answer', { question, answer })
})

tell('loaded')
