import { expect, test } from 'vitest'
import { html, trusted } from './html.ts'

test('a string in a template is escaped, in text and in attributes', () => {
  const typed = `<b title='"'>&`
  const escaped = '&lt;b title=&#39;&quot;&#39;&gt;&amp;'
  expect(html`<p title="${typed}">${typed}</p>`.markup).toBe(`<p title="${escaped}">${escaped}</p>`)
})

test('HTML in a template is inserted without escaping it again', () => {
  const name = html`<b>${'A & B'}</b>`
  expect(html`<p>${name}</p>`.markup).toBe('<p><b>A &amp; B</b></p>')
  expect(html`${[name, trusted('<hr>')]}`.markup).toBe('<b>A &amp; B</b>\n<hr>')
})

test('a missing value renders as an empty string', () => {
  expect(html`<p>${undefined}</p>`.markup).toBe('<p></p>')
})
