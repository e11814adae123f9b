import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { personCopy as copy } from '#content/en/office/registrations/person.ts'
import { cardName, emailStates } from '#content/en/office/registrations/registration.ts'
import { languageWords } from '#content/en/office/registrations/registrations.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { dayAndTime, shortDay, whenOf } from '#content/en/office/times.ts'
import type { OfficePerson } from '#contract/office/people.ts'
import { dayOf } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { useGrant } from '../../services/session.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Section, TwoColumns } from '../../ui/screen/section.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import css from './person.module.css'
import { PersonActions } from './person-actions.tsx'
import { PersonAwards } from './person-awards.tsx'
import { PersonClassroom } from './person-classroom.tsx'
import { PersonCourses } from './person-courses.tsx'
import { PersonCredit } from './person-credit.tsx'
import { PersonNotes } from './person-notes.tsx'

export function PersonScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const query = useQuery(reading('GET /api/office/people/:id', { params: { id } }))
  return (
    <Loaded query={query} screen={screenNames.people}>
      {(person) => <Person person={person} />}
    </Loaded>
  )
}

function Person({ person }: { person: OfficePerson }) {
  const now = useAcademyNow()
  const today = dayOf(now)
  const seesProgress = useGrant('attendance') === 'may'
  const { account, emails } = person
  const since = account?.createdAt
  const named = person.name || person.email
  return (
    <>
      <ScreenHead
        title={named}
        crumb={{
          to: '/people',
          label: copy.crumb,
          note: since ? copy.since(shortDay(dayOf(new Date(since)), today)) : account ? '' : copy.guest,
        }}
        facts={factsOf(person)}
      />
      <ScreenBody>
        <TwoColumns
          side={
            <>
              <Section title={copy.notes} note={copy.notesNote}>
                <PersonNotes id={person.id} now={now} />
              </Section>
              {account && (
                <Section title={copy.account} line="above">
                  <Account person={person} now={now} />
                </Section>
              )}
              <Section title={copy.actions} line="below">
                <PersonActions person={person} />
              </Section>
            </>
          }
        >
          <Section title={copy.courses}>
            <PersonCourses courses={person.courses} today={today} />
          </Section>
          {account && seesProgress && <PersonClassroom id={person.id} today={today} />}
          <PersonCredit id={person.id} />
          {person.credits && <PersonAwards credits={person.credits} today={today} />}
          <Section title={copy.emails} note={copy.emailsNote(emails.length)} line="above">
            <Emails emails={emails} now={now} />
          </Section>
        </TwoColumns>
      </ScreenBody>
    </>
  )
}

function factsOf({ name, email, phone, language, paid, net, account }: OfficePerson) {
  const license = [account?.licenseState, account?.licenseNumber].filter(Boolean).join(' ')
  return [
    ...(name ? [{ label: copy.email, value: email, long: true }] : []),
    { label: copy.phone, value: phone ?? '–' },
    { label: copy.language, value: language ? languageWords[language] : '–' },
    ...(account?.agdNumber ? [{ label: copy.agd, value: account.agdNumber }] : []),
    ...(license ? [{ label: copy.license, value: license }] : []),
    { label: copy.paid, value: formatMoney(paid) },
    { label: copy.net, value: formatMoney(net) },
  ]
}

function Account({ person: { account, cards }, now }: { person: OfficePerson; now: Date }) {
  if (!account) return null
  const word = (value: boolean | null) => (value === null ? copy.elsewhere : value ? copy.yes : copy.no)
  const facts = [
    [copy.verified, word(account.verified)],
    [copy.lastSignIn, account.lastSignInAt ? dayAndTime(account.lastSignInAt, now) : copy.never],
    [copy.sessions, account.sessions ?? copy.elsewhere],
    [copy.cards, cards.map(cardName).join(', ') || '–'],
  ] as const
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Emails({ emails, now }: { emails: OfficePerson['emails']; now: Date }) {
  const change = useChange('people', 'emails')
  const mayResend = useGrant('dates') === 'may'
  const resend = (id: string) =>
    change.mutate(
      { call: 'POST /api/office/emails/:id/resend', params: { id } },
      {
        onSuccess: () => showToast({ text: copy.resent }),
        onError: (failure) => showToast({ text: sentenceOf(failure) }),
      },
    )
  if (emails.length === 0) return <p className={css.none}>{copy.noEmails}</p>
  return (
    <ul>
      {emails.map(({ id, subject, createdAt, state, canSendAgain }) => (
        <li key={id} className={`stack items-center gap-12 line-below ${css.email}`}>
          <span className={css.when}>{whenOf(createdAt, now)}</span>
          <span>{subject}</span>
          <span className={css.state}>{emailStates[state]}</span>
          {mayResend && state !== 'waiting' && canSendAgain ? (
            <span>
              <TextButton onClick={() => resend(id)}>
                {copy.resend} <span className="only-read">{subject}</span>
              </TextButton>
            </span>
          ) : (
            <span />
          )}
        </li>
      ))}
    </ul>
  )
}
