import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Fragment } from 'react'
import {
  registrationCopy as copy,
  happeningWords,
  moneyWords,
} from '#content/en/office/registrations/registration.ts'
import { erasedName, languageWords, statusOf } from '#content/en/office/registrations/registrations.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { dayAndTime, shortDay, whenOf } from '#content/en/office/times.ts'
import type { OfficeHappening, OfficeRegistration } from '#contract/office/registrations.ts'
import { dayOf } from '#domain/dates/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { reading } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keyboard/keys.ts'
import { Sentence } from '../../ui/record/sentence.tsx'
import { Timeline, type TimelineKind, TimelineLegend } from '../../ui/record/timeline.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Section, TwoColumns } from '../../ui/screen/section.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { LedgerTable } from '../../ui/table/ledger-table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ApprovalState } from './approval-state.tsx'
import { CoursesTable } from './courses-table.tsx'
import { RegistrationActions } from './registration-actions.tsx'
import { RegistrationNotes } from './registration-notes.tsx'

export function RegistrationScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const query = useQuery(reading('GET /api/office/registrations/:id', { params: { id } }))
  return (
    <Loaded query={query} screen={screenNames.registrations}>
      {(registration) => <Registration registration={registration} />}
    </Loaded>
  )
}

function Registration({ registration }: { registration: OfficeRegistration }) {
  const now = useAcademyNow()
  const today = dayOf(now)
  return (
    <>
      <Head registration={registration} now={now} />
      <ScreenBody>
        <ApprovalState registration={registration} now={now} />
        <TwoColumns
          side={
            <>
              <Section title={copy.actions} line="below">
                <RegistrationActions registration={registration} today={today} />
              </Section>
              <Section title={copy.happened} aside={<TimelineLegend />}>
                <History registration={registration} now={now} />
              </Section>
            </>
          }
        >
          <Section title={copy.courses} note={copy.coursesNote(registration.lines.length)}>
            <CoursesTable lines={registration.lines} today={today} />
          </Section>
          <Section title={copy.money} note={copy.moneyNote}>
            <Money registration={registration} />
          </Section>
          <Section title={copy.notes}>
            <RegistrationNotes id={registration.id} isErased={registration.email === ''} now={now} />
          </Section>
        </TwoColumns>
      </ScreenBody>
    </>
  )
}

function Head({ registration, now }: { registration: OfficeRegistration; now: Date }) {
  const navigate = useNavigate()
  const { newer, older, receiptNumber, language, policy } = registration
  const open = (id: string | null) => id && navigate({ to: `/registrations/${id}` })
  useKeys([
    ...(newer ? [{ key: 'k', says: copy.newer, run: () => open(newer) }] : []),
    ...(older ? [{ key: 'j', says: copy.older, run: () => open(older) }] : []),
  ])
  const { word, kind } = statusShown(registration)
  return (
    <ScreenHead
      title={registration.name || erasedName}
      crumb={{ to: '/registrations', label: copy.crumb, note: receiptNumber ?? '' }}
      actions={
        <>
          {newer && (
            <Button hint="k" onClick={() => open(newer)}>
              {copy.newer}
            </Button>
          )}
          {older && (
            <Button hint="j" onClick={() => open(older)}>
              {copy.older}
            </Button>
          )}
        </>
      }
      facts={[
        { label: copy.number, value: receiptNumber ?? copy.noReceipt },
        { label: copy.status, value: <StatusWord kind={kind}>{word}</StatusWord> },
        { label: copy.registered, value: dayAndTime(registration.registeredAt, now) },
        { label: copy.email, value: registration.email || '–', long: true },
        { label: copy.phone, value: registration.phone || '–' },
        { label: copy.language, value: languageWords[language] },
        { label: copy.policy, value: copy.policyWords(policy.fullDays, policy.halfDays), long: true },
        ...(registration.group.length > 0
          ? [{ label: copy.group, value: <Group registration={registration} />, long: true }]
          : []),
        ...(registration.declared ? [{ label: copy.declared, value: registration.declared.join(' ') }] : []),
      ]}
    />
  )
}

/** A confirmed plan with an overdue payment needs somebody. */
function statusShown(registration: OfficeRegistration): ReturnType<typeof statusOf> {
  const { overdue } = registration
  return overdue ? { word: copy.overdue(overdue.amount), kind: 'failed' } : statusOf(registration)
}

/** The payer, then the colleagues. */
function Group({ registration: { id: shown, group } }: { registration: OfficeRegistration }) {
  return group.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      {id === shown ? (
        name || erasedName
      ) : (
        <TextLink to={`/registrations/${id}`}>{name || erasedName}</TextLink>
      )}
      {index === 0 && ` (${copy.payer})`}
    </Fragment>
  ))
}

function Money({ registration: { money, sums } }: { registration: OfficeRegistration }) {
  const today = dayOf(useAcademyNow())
  const installments = Math.max(0, ...money.map(({ payment }) => payment ?? 0))
  return (
    <LedgerTable
      label={copy.money}
      lines={money.map((line, index) => ({
        id: String(index),
        day: shortDay(line.day, today),
        what: moneyWords(line, installments),
        reference: line.reference ? shortReference(line.reference) : undefined,
        in: line.in || undefined,
        back: line.back || undefined,
        owed: line.owed,
        state: line.expected ? (line.day < today ? 'overdue' : 'future') : undefined,
      }))}
      sums={sums}
    />
  )
}

/** 'pi_3Q…8f' */
const shortReference = (reference: string) =>
  reference.length > 14 ? `${reference.slice(0, 5)}…${reference.slice(-4)}` : reference

const kinds: Record<OfficeHappening['kind'], TimelineKind> = {
  registered: 'money',
  money: 'money',
  email: 'email',
  'refund-failed': 'failure',
  staff: 'staff',
}

function isFailure(happening: OfficeHappening): boolean {
  if (happening.kind === 'email') return happening.state === 'given-up'
  return happening.kind === 'money' && happening.what === 'refund-reversed'
}

function History({ registration: { id, timeline }, now }: { registration: OfficeRegistration; now: Date }) {
  return (
    <Timeline
      events={timeline.map((happening, index) => {
        const { title, note } = happeningWords(happening, { id, today: dayOf(now) })
        return {
          id: String(index),
          kind: isFailure(happening) ? 'failure' : kinds[happening.kind],
          when: whenOf(happening.at, now),
          title,
          note: note && <Sentence parts={note} />,
        }
      })}
    />
  )
}
