import { type ReactNode, useId, useState } from 'react'
import type { Copy } from '#content/en/account/account.ts'
import type { Profile, ProfileEdit } from '#contract/account/account.ts'
import { isPrintable } from '#domain/site/document-glyphs.ts'
import { fieldsOf, refusalOf } from '../../../services/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckedForm, type Refusal } from '../../../ui/form/checked-form.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import styles from './profile-form.module.css'

type ProfileFormProps = {
  copy: Copy
  profile: Profile
  onSave: (change: ProfileEdit) => Promise<void>
}

type FieldOf = (
  name: keyof ProfileEdit,
  label: string,
) => { name: keyof ProfileEdit; label: string; defaultValue: string }

export function ProfileForm({ copy, profile, onSave }: ProfileFormProps) {
  const words = copy.info
  const [saved, setSaved] = useState(false)
  const sending = useSending<FormData, Refusal>(async (fields) => {
    setSaved(false)
    try {
      await onSave(Object.fromEntries(fields) as ProfileEdit)
      setSaved(true)
      return undefined
    } catch (failure) {
      return { sentence: refusalOf(failure, copy.refusal) ?? copy.problem, fields: fieldsOf(failure) }
    }
  })
  const field: FieldOf = (name, label) => ({
    name,
    label,
    defaultValue: profile[name] ?? '',
  })
  return (
    <CheckedForm
      className={styles.form}
      check={(value) => (isPrintable(value) ? undefined : words.letters)}
      refused={sending.fault}
      onSend={sending.start}
      onChange={() => setSaved(false)}
    >
      <ContactFields words={words} missing={copy.missing} field={field} />
      <RecordFields words={words} field={field} />
      <BillingFields words={words} field={field} />
      <div className="row items-center gap-4-5">
        <Button kind="main" type="submit" busy={sending.busy}>
          {copy.save}
        </Button>
        <p role="status" className={styles.saved}>
          {saved && words.saved}
        </p>
      </div>
    </CheckedForm>
  )
}

function ContactFields({ words, missing, field }: FieldsProps & { missing: Copy['missing'] }) {
  return (
    <Part title={words.profile}>
      <Field
        {...field('name', words.name)}
        autoComplete="name"
        missing={missing.name}
        maxLength={120}
        hint={words.nameHint}
      />
      <Field
        {...field('phone', words.phone)}
        type="tel"
        autoComplete="tel"
        missing={missing.phone}
        invalid={words.phoneRule}
        maxLength={40}
        pattern="(\D*\d){5,}\D*"
      />
    </Part>
  )
}

type FieldsProps = { words: Copy['info']; field: FieldOf }

function RecordFields({ words, field }: FieldsProps) {
  return (
    <Part title={words.records}>
      <Field
        {...field('agdNumber', words.agd)}
        inputMode="numeric"
        pattern="[0-9]{6}"
        invalid={words.agdRule}
        maxLength={6}
        hint={words.agdHint}
      />
      <Field {...field('licenseNumber', words.license)} maxLength={40} />
      <Field {...field('licenseState', words.licenseState)} maxLength={60} />
    </Part>
  )
}

function BillingFields({ words, field }: FieldsProps) {
  return (
    <Part title={words.billing}>
      <Field {...field('billingName', words.billingName)} maxLength={120} autoComplete="organization" />
      <Field {...field('taxId', words.taxId)} maxLength={40} />
      <div className={styles.whole}>
        <Field
          {...field('billingAddress', words.billingAddress)}
          multiline
          maxLength={400}
          autoComplete="street-address"
        />
      </div>
    </Part>
  )
}

/** A <p> instead of a <legend>: WebKit lays out no legend in a grid, so it covered the text below it. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className={`stack gap-5 pt-6 gold-above ${styles.part}`} aria-labelledby={id}>
      <p id={id} className={`serif text-h3 leading-h3 ${styles.title}`}>
        {title}
      </p>
      {children}
    </fieldset>
  )
}
