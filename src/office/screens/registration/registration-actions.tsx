import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { actionCopy as copy, registrationCopy } from '#content/en/office/registrations/registration.ts'
import { roleNames } from '#content/en/office/staff/sign-in.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficeRegistration } from '#contract/office/registrations.ts'
import type { OfficeSession } from '#contract/staff/access.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { formatMoney, sum } from '#domain/money/money.ts'
import { reading } from '../../services/queries.ts'
import { choice, useSearchParams } from '../../services/search-params.ts'
import { useSession } from '../../services/session.ts'
import { type Action, ActionRows } from '../../ui/action-rows.tsx'
import { usePaletteEntries } from '../../ui/keyboard/palette-entries.ts'
import { PhoneActions } from '../../ui/screen/phone-actions.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'
import { CompleteDialog, completedOf, toComplete, UndoDialog } from './completion-dialogs.tsx'
import { OutsideDialog, RetryDialog } from './failed-refund-dialogs.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { NoticeDialog, OfflineRefundDialog, ReleaseDialog } from './overdue-dialogs.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ResendDialog } from './resend-dialog.tsx'

const dialogs = {
  refund: RefundDialog,
  retry: RetryDialog,
  outside: OutsideDialog,
  offline: OfflineRefundDialog,
  notice: NoticeDialog,
  release: ReleaseDialog,
  move: MoveDialog,
  address: AddressDialog,
  name: NameDialog,
  complete: CompleteDialog,
  undo: UndoDialog,
  certificate: CertificateDialog,
  resend: ResendDialog,
}
type Name = keyof typeof dialogs
const params = { do: choice(['', ...(Object.keys(dialogs) as Name[])]) }

type Props = { registration: OfficeRegistration; today: Day }

/** What can be done with a registration. An open dialog has an address of its own. */
export function RegistrationActions({ registration, today }: Props) {
  const session = useSession()
  const navigate = useNavigate()
  const [values, change] = useSearchParams(params)
  // A form keeps the revision at which it was opened, whatever is read again below it.
  const [opened, setOpened] = useState(registration)
  const open = (name: Name) => {
    setOpened(registration)
    change({ do: name })
  }
  const close = () => change({ do: '' })
  const { data } = useQuery({
    ...reading('GET /api/office/registrations/:id/approvals', { params: { id: registration.id } }),
    enabled: session.may.refund === 'may',
  })
  const isWaiting = data?.approvals.some(({ state }) => state === 'asked') ?? false
  const { personId } = registration
  const actions: Action[] = [
    ...actionsOf(registration, { ...session, isWaiting }, today, open),
    ...(personId
      ? [
          {
            verb: registrationCopy.person,
            says: registrationCopy.personSays,
            run: () => {
              navigate({ to: `/people/${personId}` })
            },
          },
        ]
      : []),
  ]
  usePaletteEntries(paletteEntries(actions, registration.name))
  const name = values.do as Name | ''
  const Opened = name === '' ? null : dialogs[name]
  const form = opened.id === registration.id ? opened : registration
  return (
    <>
      <ActionRows actions={actions} />
      <PhoneActions actions={actions} />
      {Opened && <Opened registration={form} current={registration} today={today} onClose={close} />}
    </>
  )
}

function paletteEntries(actions: readonly Action[], name: string) {
  return actions.flatMap(({ verb, says, run, key }) =>
    run
      ? [{ group: 'do' as const, label: `${verb} ${name}`, note: says, run, ...(key && { keys: key }) }]
      : [],
  )
}

function actionsOf(
  registration: OfficeRegistration,
  { staff, may, isWaiting }: OfficeSession & { isWaiting: boolean },
  today: Day,
  open: (name: Name) => void,
): Action[] {
  const notMine = copy.role(roleNames[staff.role].toLowerCase())
  const action = (
    verb: string,
    name: Name,
    { says, off, key, allowed }: { says: string; off?: string | false; key?: string; allowed: boolean },
  ): Action => {
    const reason = !allowed ? notMine : registration.email === '' ? copy.erased : off
    return { verb, says: reason || says, run: reason ? undefined : () => open(name), ...(key && { key }) }
  }
  const money = may.refund === 'may'
  const failed = registration.refunds.filter(({ state }) => state === 'failed')
  return [
    action(copy.refund, 'refund', { ...refundSays(registration, isWaiting), key: 'r', allowed: money }),
    ...(failed.length > 0
      ? [
          action(copy.retry, 'retry', {
            says: copy.retrySays(formatMoney(sum(failed.map(({ amount }) => amount)))),
            allowed: money,
          }),
          action(copy.outside, 'outside', { says: copy.outsideSays, allowed: money }),
        ]
      : []),
    ...overdueActions(registration, today).map(([verb, name, how]) =>
      action(verb, name, { ...how, allowed: money }),
    ),
    ...corrections(registration, today).map(([verb, name, how]) =>
      action(verb, name, { ...how, allowed: may.dates === 'may' }),
    ),
  ]
}

function refundSays({ cancelToday, dispute, lines, sums }: OfficeRegistration, isWaiting: boolean) {
  const { amount, left } = cancelToday
  const isHeld = lines.some(({ state }) => state !== 'canceled')
  return {
    says: amount > 0 ? copy.refundSays(formatMoney(amount), formatMoney(sums.in)) : copy.refundNothing,
    off: isWaiting
      ? copy.refundWaits
      : dispute === 'open'
        ? copy.refundDisputed
        : (left === 0 || !isHeld) && copy.refundNoCourse,
  }
}

const labels = (lines: readonly { course: string }[]) =>
  lines.map(({ course }) => itemLabel(course)).join(', ')

const only = (isPossible: boolean, row: [string, Name, How]): [string, Name, How][] =>
  isPossible ? [row] : []

type How = { says: string; off?: string | false; key?: string }

/** Money that waits for staff: of a plan, and of wires and checks. */
function overdueActions({ overdue, offlineDue }: OfficeRegistration, today: Day): [string, Name, How][] {
  const noticed = overdue?.noticedAt && copy.noticed(shortDay(dayOf(new Date(overdue.noticedAt)), today))
  return [
    ...only(offlineDue > 0, [copy.offline, 'offline', { says: copy.offlineSays(formatMoney(offlineDue)) }]),
    ...(overdue
      ? [
          [
            copy.notice,
            'notice',
            { says: noticed || copy.noticeSays(formatMoney(overdue.amount), shortDay(overdue.due, today)) },
          ] satisfies [string, Name, How],
          [
            copy.release,
            'release',
            {
              says: copy.releaseSays,
              off: !overdue.mayRelease && copy.releaseFirst(overdue.noticeHours),
            },
          ] satisfies [string, Name, How],
        ]
      : []),
  ]
}

function corrections(registration: OfficeRegistration, today: Day): [string, Name, How][] {
  const { lines, hasAccount, paidAt, emails } = registration
  const [last] = emails
  const certificates = lines.filter(({ certificate }) => certificate !== null).length
  const isActive = lines.some(({ state }) => state === 'active') && paidAt !== null
  const open = toComplete(registration, today)
  const completed = completedOf(registration)
  return [
    [copy.move, 'move', { says: copy.moveSays, off: !isActive && copy.moveNone, key: 'm' }],
    [
      copy.address,
      'address',
      {
        says: copy.addressSays,
        off: hasAccount ? copy.addressAccount : paidAt === null && copy.addressUnpaid,
      },
    ],
    [copy.name, 'name', { says: copy.nameSays(certificates) }],
    ...only(open.length > 0, [copy.complete, 'complete', { says: copy.completeSays(labels(open)) }]),
    ...only(completed.length > 0, [copy.undo, 'undo', { says: copy.undoSays(labels(completed)) }]),
    ...only(certificates > 0, [
      copy.certificate,
      'certificate',
      { says: copy.certificateSays(certificates) },
    ]),
    [
      copy.resend,
      'resend',
      {
        says: last ? copy.resendSays(emails.length, shortDay(dayOf(new Date(last.createdAt)), today)) : '',
        off: !last && copy.resendNone,
        key: 'l',
      },
    ],
  ]
}
