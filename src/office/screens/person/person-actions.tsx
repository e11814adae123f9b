import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { personCopy as copy } from '#content/en/office/registrations/person.ts'
import { roleNames } from '#content/en/office/staff/sign-in.ts'
import type { OfficePerson } from '#contract/office/people.ts'
import type { Erasure } from '#contract/office/person-desk.ts'
import { downloadFile } from '../../services/download.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { choice, useSearchParams } from '../../services/search-params.ts'
import { useSession } from '../../services/session.ts'
import { type Action, ActionRows } from '../../ui/action-rows.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'

const searched = { do: choice(['', 'erase', 'disable']) }

export function PersonActions({ person }: { person: OfficePerson }) {
  const { id, email } = person
  const { data: erasure } = useQuery(reading('GET /api/office/people/:id/erasure', { params: { id } }))
  const [values, set] = useSearchParams(searched)
  const navigate = useNavigate()
  const close = () => set({ do: '' })
  const change = useChange('people')
  const done = (says: string) => ({
    onSuccess: () => showToast({ text: says }),
    onError: (failure: Error) => showToast({ text: sentenceOf(failure) }),
  })
  const params = { id }
  const actions = useActions(person, erasure, {
    name: () => {
      const [newest] = person.registrations
      if (newest) navigate({ to: `/registrations/${newest.id}?do=name` })
    },
    offer: () => navigate({ to: '/offers', search: { do: 'make', name: person.name, email } as never }),
    reset: () =>
      change.mutate({ call: 'POST /api/office/people/:id/reset-link', params }, done(copy.resetDone(email))),
    disable: () => set({ do: 'disable' }),
    enable: () =>
      change.mutate(
        { call: 'POST /api/office/people/:id/account', params, body: { disabled: false } },
        done(copy.enabled),
      ),
    copy: () =>
      downloadFile('GET /api/office/people/:id/data.json', { params: { id } }, 'data.json').catch((failure) =>
        showToast({ text: sentenceOf(failure) }),
      ),
    erase: () => set({ do: 'erase' }),
  })
  return (
    <>
      <ActionRows actions={actions} />
      {values.do === 'erase' && erasure && <EraseDialog person={person} erasure={erasure} onClose={close} />}
      {values.do === 'disable' && <DisableDialog person={person} onClose={close} />}
    </>
  )
}

type Runs = Record<'name' | 'offer' | 'reset' | 'disable' | 'enable' | 'copy' | 'erase', () => void>

function useActions(
  { account, registrations, certificates }: OfficePerson,
  erasure: Erasure | undefined,
  run: Runs,
): Action[] {
  const { staff, may } = useSession()
  const notMine = may.dates === 'may' ? null : copy.role(roleNames[staff.role].toLowerCase())
  const action = (verb: string, says: string, go: () => void, off: string | null | false): Action => ({
    verb,
    says: off || says,
    run: off ? undefined : go,
  })
  const noAccount = notMine ?? (account ? null : copy.noAccount)
  const mayErase = may.erase === 'may'
  const blocked = (mayErase && erasure?.blocked) || null
  const inTheWay = blocked && (blocked.code === 'payment_open' ? copy.eraseOpen : copy.eraseActive)
  const issued = certificates.filter(({ revokedAt }) => revokedAt === null).length
  return [
    action(
      copy.name,
      copy.nameSays(registrations.length, issued),
      run.name,
      notMine ?? (registrations.length === 0 && copy.nameNone),
    ),
    action(
      copy.offer,
      copy.offerSays,
      run.offer,
      may.offers === 'may' ? null : copy.role(roleNames[staff.role].toLowerCase()),
    ),
    action(
      copy.reset,
      copy.resetSays,
      run.reset,
      noAccount ?? (account?.disabled ? copy.resetDisabled : null),
    ),
    account?.disabled
      ? action(copy.enable, copy.enableSays, run.enable, noAccount)
      : action(copy.disable, copy.disableSays, run.disable, noAccount),
    action(copy.copy, copy.copySays, run.copy, notMine),
    {
      ...action(copy.erase, copy.eraseSays, run.erase, mayErase ? inTheWay : copy.onlyOwner),
      link: blocked
        ? { to: `/registrations/${blocked.registrationId}`, label: copy.toRegistration }
        : undefined,
    },
  ]
}
