import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaticRouter } from '../../router/router.tsx'
import { RichText } from './rich-text.tsx'

const html = (text: string, lists?: true) =>
  renderToStaticMarkup(
    <StaticRouter path="/">
      <RichText {...(lists && { lists })}>{text}</RichText>
    </StaticRouter>,
  ).replaceAll(/ class="[^"]*"/g, '')

test('bold, italics and links to pages are rendered', () => {
  expect(html('**Bold**, *thin* and [words](/courses).')).toBe(
    '<p><strong>Bold</strong>, <em>thin</em> and <a href="/courses">words</a>.</p>',
  )
})

test('lists are rendered only where the page allows them', () => {
  expect(html('- one\n- two', true)).toBe('<ul><li>one</li><li>two</li></ul>')
  expect(html('1. one', true)).toBe('<ol><li>one</li></ol>')
  expect(html('- one')).toBe('<p>- one</p>')
})

test('script, links to other sites and to scripts stay text', () => {
  for (const text of ['[a](javascript:alert)', '[a](//evil.example)', '[a](https://evil.example)']) {
    expect(html(text)).not.toContain('<a')
  }
  expect(html('<script>alert(1)</script>', true)).not.toContain('<script')
})
