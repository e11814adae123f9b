import { useState } from 'react'
import type { ProfileEdit } from '#contract/account/account.ts'
import { dayOf } from '#domain/dates/days.ts'
import { documents, editProfile } from '../../../services/session/account.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { WordButton } from '../../../ui/word-button.tsx'
import type { AccountTabProps } from '../account-tab.ts'
import { useDownload } from '../use-download.ts'
import styles from './account-info.module.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ProfileForm } from './profile-form.tsx'

type AccountInfoProps = AccountTabProps & { leastPassword: number }

/** Profile, sign-in, data export and account deletion. */
export function AccountInfo({ copy, language, leastPassword, account, onChanged }: AccountInfoProps) {
  const { profile } = account
  const words = copy.info
  const [open, setOpen] = useState<'email' | 'password' | 'delete' | null>(null)
  const { busy, fault, start: download } = useDownload(copy.downloadFailed)
  const close = () => setOpen(null)
  const save = async (change: ProfileEdit) => {
    await editProfile(change)
    await onChanged()
  }
  return (
    <div className={styles.columns}>
      <ProfileForm copy={copy} profile={profile} onSave={save} />
      <div className={`stack content-start ${styles.side}`}>
        <SignIn words={words} language={language} profile={profile} onChange={setOpen} />
        <section aria-labelledby="data">
          <h2 id="data" className="mb-3 text-item">
            {words.data}
          </h2>
          <p className="second">{words.dataText}</p>
          <FormError>{fault}</FormError>
          <Button size="small" busy={busy} onClick={() => download(documents.data())}>
            {words.download}
          </Button>
        </section>
        <section aria-labelledby="deletion">
          <h2 id="deletion" className="mb-3 text-item">
            {words.deletion}
          </h2>
          <p className="second">{words.deletionText}</p>
          <Button size="small" onClick={() => setOpen('delete')}>
            {words.delete}
          </Button>
        </section>
      </div>
      {open === 'email' && <EmailDialog copy={copy} onClose={close} />}
      {open === 'password' && <PasswordDialog copy={copy} leastLength={leastPassword} onClose={close} />}
      {open === 'delete' && <DeleteDialog copy={copy} onClose={close} />}
    </div>
  )
}

type SignInProps = {
  words: AccountInfoProps['copy']['info']
  language: AccountInfoProps['language']
  profile: AccountInfoProps['account']['profile']
  onChange: (what: 'email' | 'password') => void
}

function SignIn({ words, language, profile, onChange }: SignInProps) {
  return (
    <section className={`gold-frame bg-white ${styles.box}`} aria-labelledby="sign-in">
      <h2 id="sign-in" className="mb-3 text-item">
        {words.email}
      </h2>
      <p className={styles.email}>{profile.email}</p>
      <p className="second">
        <NoBreaks>{`${words.createdAt} ${wordsIn(language).formatDay(dayOf(new Date(profile.createdAt)))}`}</NoBreaks>
      </p>
      <div className="row gap-4-5 mt-4">
        <WordButton onClick={() => onChange('email')}>{words.changeEmail}</WordButton>
        <WordButton onClick={() => onChange('password')}>{words.changePassword}</WordButton>
      </div>
    </section>
  )
}
