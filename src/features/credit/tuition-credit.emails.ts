// Emails about credit.
import { type CreditEmails, creditEmails as english } from '#content/en/registration/tuition-credit.ts'
import { creditEmails as spanish } from '#content/es/registration/tuition-credit.ts'
import { wordsIn } from '#content/words.ts'
import type { Day } from '#domain/dates/days.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { CreditSource } from '#domain/money/tuition-credit.ts'
import type { Language } from '#domain/people/language.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

type About = { language: Language; source: CreditSource; amount: Cents; expiresOn: Day; origin: string }

export function creditEmail({ language, source, amount, expiresOn, origin }: About): WrittenEmail {
  const words: CreditEmails = language === 'es' ? spanish : english
  const money = formatMoney(amount)
  const lead = `${words.sources[source](money)} ${words.use(wordsIn(language).formatDay(expiresOn))}`
  return writeEmail(
    {
      language,
      subject: words.subject(money),
      title: words.title,
      blocks: [
        { kind: 'text', text: lead },
        { kind: 'button', link: { label: words.view, url: `${origin}/account?tab=payments` } },
      ],
    },
    origin,
  )
}
