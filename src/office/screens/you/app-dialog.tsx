import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appCopy as copy } from '#content/en/office/staff/you.ts'
import { call } from '../../services/api.ts'
import { useChange } from '../../services/queries.ts'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'

/** The secret counts once a code of it was typed; until then an earlier app works on. */
export function AppDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('')
  const { mutateAsync } = useChange('me', 'session', 'staff')
  // A new secret each time the dialog opens; the answer is not kept.
  const query = useQuery({
    queryKey: ['new-app'],
    queryFn: () => call('POST /api/office/me/app/options'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <ChangeDialog
      title={copy.title}
      happens={copy.happens}
      submit={copy.submit}
      leave={copy.leave}
      reason={!/^\d{6}$/.test(code.replaceAll(/\s/g, '')) && copy.missing}
      run={async () => {
        await mutateAsync({ call: 'POST /api/office/me/app', body: { code } })
        return copy.done
      }}
      onClose={onClose}
    >
      <Loaded query={query}>
        {({ secret, uri }) => (
          <>
            <figure className="stack justify-items-start gap-8">
              <figcaption>{copy.scan}</figcaption>
              <QrCode text={uri} label={copy.qr} />
            </figure>
            <Field
              label={copy.secret}
              readOnly
              value={(secret.match(/.{1,4}/g) ?? []).join(' ')}
              onFocus={(event) => event.currentTarget.select()}
            />
          </>
        )}
      </Loaded>
      <Field
        label={copy.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </ChangeDialog>
  )
}
