import type { Copy } from '#content/en/account/auth-action.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useSession } from '../../services/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import { SplitPage } from '../../ui/page/split-page.tsx'
import { useFocusPage } from '../../ui/page/use-focus-page.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { type LinkView, useActionLink } from './use-action-link.ts'

const endings = { verify: 'verified', change: 'changed', restore: 'restored' } as const

/** Opens the links of account emails: new password, verified, changed or restored email address. */
export function Page({ copy, data }: PageProps<Copy>) {
  const { link, setLink, open, mode } = useActionLink()
  useFocusPage(link.view)

  if (link.view === 'reading') {
    return <Reading copy={copy} />
  }
  if (link.view === 'newPassword') {
    return (
      <SplitPage
        picture={photos.palms}
        title={copy.newPassword.title}
        lead={copy.newPassword.lead(link.email)}
      >
        <NewPasswordForm
          copy={copy}
          code={link.code}
          email={link.email}
          leastLength={data.leastPassword}
          onSaved={() => setLink({ view: 'passwordSaved' })}
          onDead={() => setLink({ view: 'dead' })}
        />
      </SplitPage>
    )
  }
  if (link.view === 'confirm') {
    const { title, text, note } = copy.confirm[link.action]
    return (
      <SplitPage picture={photos.palms} title={title} lead={text(link)}>
        <p className="mt-4 second">{note}</p>
        <ConfirmForm
          copy={copy}
          confirmation={link}
          onDone={() => setLink({ view: endings[link.action] })}
          onDead={() => setLink({ view: 'dead' })}
        />
      </SplitPage>
    )
  }
  const { title, text } = copy[link.view]
  return (
    <SplitPage picture={photos.palms} title={title} lead={text}>
      <div className="stack justify-items-start mt-7">
        <NextStep copy={copy} view={link.view} mode={mode} onRetry={open} />
      </div>
    </SplitPage>
  )
}

function Reading({ copy }: { copy: Copy }) {
  return (
    <SplitPage picture={photos.palms} title={copy.meta.title}>
      <div className="stack justify-items-start mt-7">
        <Loading label={copy.reading} />
      </div>
    </SplitPage>
  )
}

type NextStepProps = {
  copy: Copy
  view: LinkView['view']
  mode: string
  onRetry: () => void
}

function NextStep({ copy, view, mode, onRetry }: NextStepProps) {
  const { user } = useSession()
  if (view === 'failed') {
    return (
      <Button kind="main" onClick={onRetry}>
        {copy.failed.retry}
      </Button>
    )
  }
  const link = () => {
    if (view === 'restored') return { to: '/forgot-password', label: copy.restored.newPassword }
    if (view === 'dead' && mode === 'resetPassword') return { to: '/forgot-password', label: copy.dead.again }
    return user ? { to: '/account', label: copy.account } : { to: '/login', label: copy.login }
  }
  const { to, label } = link()
  return (
    <Button kind="main" to={to}>
      {label}
    </Button>
  )
}
