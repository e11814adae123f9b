// The choice after the academy has canceled a date.
import { catalogue } from '#content/catalogue.ts'
import type { Copy } from '#content/en/registration/canceled-date.ts'
import type { AskedView, MoneyAnswer } from '#contract/dates/date-answers.ts'
import type { CourseId, SoldAs } from '#domain/catalogue/catalogue.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { call } from '../call.ts'
import { refusalOf } from '../refusal.ts'
import { wordsIn } from '../words/words.ts'

/** A chunk of its own: most visitors never see it. */
export async function loadCanceledDateCopy(language: Language): Promise<Copy> {
  const { copy } = await (language === 'es'
    ? import('#content/es/registration/canceled-date.ts')
    : import('#content/en/registration/canceled-date.ts'))
  return copy
}

/** By its id in the account, or by the token of an emailed link. */
type AnsweredRegistration = { id: string } | { token: string }

type CanceledLine = {
  registration: AnsweredRegistration
  course: CourseId
  soldAs: SoldAs | null
  asked: AskedView
  /** Opens the dialog with the other dates. */
  onDate: () => void
}

type Parts = { copy: Copy; language: Language; onChanged: () => Promise<void> }

/** A canceled date as a question. */
export function questionAbout(line: CanceledLine, parts: Parts) {
  const { registration, course, soldAs, asked } = line
  const { copy, language } = parts
  const { displayName, formatCourseDate, formatDay } = wordsIn(language)
  const ends = asked.ends > 0 ? `${copy.ends(formatMoney(asked.ends))} ` : ''
  return {
    key: `${Object.values(registration)} ${course}`,
    name: displayName(course, soldAs),
    text: copy.text(formatCourseDate(asked), formatDay(asked.lastDay)),
    note: `${ends}${copy.silence}`,
    options: optionsOf(line, parts),
  }
}

function optionsOf({ registration, course, asked, onDate }: CanceledLine, { copy, onChanged }: Parts) {
  const { amount, card, way, mayTakeCredit } = asked
  const answering = (id: MoneyAnswer) => ({
    id,
    button: copy.confirm,
    // The page reloads also after an answer that was refused.
    choose: () => answer(registration, course, id, copy).finally(onChanged),
  })
  const cardNotes = [card !== 0 && copy.cardNotes[way], card !== amount && copy.returned]
  return [
    {
      ...answering('card'),
      title: copy.card(amount === null ? null : formatMoney(amount)),
      note: cardNotes.filter(Boolean).join(' '),
    },
    ...(mayTakeCredit && amount && card
      ? [
          {
            ...answering('credit'),
            title: copy.credit(formatMoney(amount)),
            note: copy.creditNote(catalogue().credit.months),
          },
        ]
      : []),
    {
      id: 'date',
      title: copy.date,
      note: copy.dateNote,
      button: copy.toDates,
      leadsOn: true,
      choose: async () => {
        onDate()
        return undefined
      },
    },
  ]
}

async function answer(
  registration: AnsweredRegistration,
  course: CourseId,
  id: MoneyAnswer,
  copy: Copy,
): Promise<string | undefined> {
  const body = { answer: id }
  try {
    if ('id' in registration) {
      const params = { ...registration, course }
      await call('POST /api/account/registrations/:id/answers/:course', { params, body })
    } else {
      await call('POST /api/registrations/:token/answers/:course', {
        params: { ...registration, course },
        body,
      })
    }
    return undefined
  } catch (failure) {
    return refusalOf(failure, copy.refusal) ?? copy.problem
  }
}
