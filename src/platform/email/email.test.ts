import { expect, test } from 'vitest'
import { writeEmail } from './email.ts'

test('Outlook gets a table of 600 px around the content, and other clients a maximum width', () => {
  const email = { language: 'en', subject: 's', title: 't', blocks: [] } as const
  const { html } = writeEmail(email, 'https://academy.example')
  const conditional = /<!--\[if mso\]>(.*?)<!\[endif\]-->/g
  const forOutlook = html.replace(conditional, '$1')
  const forOthers = html.replace(conditional, '')
  expect(forOutlook).toMatch(/<table [^>]*width="600"[^>]*><tr><td>\s*<table [^>]*max-width:600px/)
  for (const markup of [forOutlook, forOthers]) {
    expect(markup.match(/<table/g)?.length).toBe(markup.match(/<\/table>/g)?.length)
  }
})
