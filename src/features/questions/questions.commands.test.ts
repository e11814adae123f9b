import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { type Staff, staffOf } from '#tests/support/staff.ts'

let site: TestApp
let staff: Staff
beforeAll(async () => {
  site = await testApp()
  staff = staffOf(site)
})
afterAll(() => site.close())

const refused = async (...typed: string[]) => (await staff.academy([...typed, '--yes'])).err

async function handOver(question: string, lang = 'en'): Promise<string> {
  const payload = { question, email: 'ana@mail.example', lang }
  return (await site.app.inject({ method: 'POST', url: '/api/ask/questions', payload })).json().number
}

describe('questions', () => {
  test('list shows open questions, and answer emails the reply once in the language of the question', async () => {
    const number = await handOver('¿Hay estacionamiento?', 'es')
    expect(await staff.answer('questions', 'list')).toMatchObject([
      { number, email: 'ana@mail.example', question: '¿Hay estacionamiento?', replied: null },
    ])
    await staff.answer('questions', 'answer', number, '--text', 'Sí, en el edificio.')
    const email = await site.database
      .selectFrom('emails')
      .selectAll()
      .where('to', '=', 'ana@mail.example')
      .executeTakeFirstOrThrow()
    expect(email).toMatchObject({
      subject: `Respuesta a su pregunta ${number}`,
      text: expect.stringMatching(/Sí, en el edificio\.[\s\S]*¿Hay estacionamiento\?/),
    })
    expect(await staff.answer('questions', 'list')).toEqual([])
    expect(await staff.answer('questions', 'list', '--all')).toMatchObject([{ number }])
    expect(await refused('questions', 'answer', number, '--text', 'Again')).toContain('already has a reply')
    expect(await staff.lastNote()).toMatchObject({
      verb: 'question.answered',
      facts: { question: number },
    })
  })

  test('answer refuses an unknown question and text that is not a number', async () => {
    expect(await refused('questions', 'answer', 'Q-9999', '--text', 'Yes')).toContain(
      'There is no question Q-9999',
    )
    expect(await refused('questions', 'answer', 'first', '--text', 'Yes')).toContain(
      'Numbers look like Q-0412',
    )
  })

  test('asked counts questions, and --unanswered shows what the pages do not say', async () => {
    for (const q of ['Is there parking?', 'Is there parking?', 'How do I pay?']) {
      await site.app.inject({ method: 'GET', url: '/api/ask', query: { q } })
    }
    const all = await staff.answer('questions', 'asked')
    expect(all[0]).toMatchObject({ times: 2, question: 'Is there parking?', answer: 'unknown' })
    expect(all).toHaveLength(2)
    expect(await staff.answer('questions', 'asked', '--unanswered')).toHaveLength(1)
  })
})
