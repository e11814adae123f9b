const texts = JSON.parse(document.getElementById('texts').textContent)
const query = new URLSearchParams(location.search)
const buttons = [...document.querySelectorAll('button')]
/** The parameter that has the intent's id says what the bank is asked about. */
const kind = query.has('setup_intent') ? 'setup_intent' : 'payment_intent'
const trouble = document.getElementById('trouble')

async function answer(result) {
  for (const button of buttons) button.disabled = true
  trouble.textContent = ''
  const body = new URLSearchParams({
    [kind]: query.get(kind) ?? '',
    client_secret: query.get('client_secret') ?? '',
    result,
  })
  const headers = { 'accept-language': document.documentElement.lang }
  const response = await fetch('/sandbox/3ds', { method: 'POST', headers, body }).catch(() => null)
  if (!response?.ok) {
    trouble.textContent = texts.trouble
    for (const button of buttons) button.disabled = false
    return
  }
  tell('answered')
}

document.getElementById('test-source-authorize-3ds').addEventListener('click', () => answer('authorize'))
document.getElementById('test-source-fail-3ds').addEventListener('click', () => answer('fail'))
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') answer('fail')
})
hear('cancel', () => answer('fail'))

buttons[0].focus()

tell('loaded')
