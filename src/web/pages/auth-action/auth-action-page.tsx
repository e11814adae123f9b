import type { Copy } from '#content/en/auth-action.ts'
import { photos } from '#content/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { useSession } from '../../services/session.ts'
import { wordsIn } from '../../services/words.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { SplitPage } from '../../ui/split-page.tsx'
import { useFocusPage } from '../../ui/use-focus-page.ts'
import styles from './auth-action-page.module.css'
import { ConfirmForm } from './confirm-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useActionLink } from './use-action-link.ts'

const endings = { verify: 'verified', change: 'changed', restore: 'restored' } as const

/** Opens the links of account emails: new password, verified, changed or restored email address. */
export function AuthActionPage({ copy, language }: PageProps<Copy>) {
  const { link, setLink, open, mode } = useActionLink()
  const { user } = useSession()
  useFocusPage(link.view)
  const frame = { picture: photos.palms, alt: wordsIn(language).alt.palms }

  if (link.view === 'reading') {
    return (
      <SplitPage {...frame} title={copy.meta.title}>
        <div className={styles.below}>
          <Loading label={copy.reading} />
        </div>
      </SplitPage>
    )
  }
  if (link.view === 'newPassword') {
    return (
      <SplitPage {...frame} title={copy.newPassword.title} lead={copy.newPassword.lead(link.email)}>
        <NewPasswordForm
          copy={copy}
          code={link.code}
          email={link.email}
          onSaved={() => setLink({ view: 'passwordSaved' })}
          onDead={() => setLink({ view: 'dead' })}
        />
      </SplitPage>
    )
  }
  if (link.view === 'confirm') {
    const { title, text, note } = copy.confirm[link.action]
    return (
      <SplitPage {...frame} title={title} lead={text(link)}>
        <p className={styles.note}>{note}</p>
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
  const signIn = user ? (
    <Button kind="main" to="/account">
      {copy.account}
    </Button>
  ) : (
    <Button kind="main" to="/login">
      {copy.login}
    </Button>
  )
  return (
    <SplitPage {...frame} title={title} lead={text}>
      <div className={styles.below}>
        {link.view === 'failed' ? (
          <Button kind="main" onClick={open}>
            {copy.failed.retry}
          </Button>
        ) : link.view === 'restored' ? (
          <Button kind="main" to="/forgot-password">
            {copy.restored.newPassword}
          </Button>
        ) : link.view === 'dead' && mode === 'resetPassword' ? (
          <Button kind="main" to="/forgot-password">
            {copy.dead.again}
          </Button>
        ) : (
          signIn
        )}
      </div>
    </SplitPage>
  )
}
