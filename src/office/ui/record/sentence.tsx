import { Fragment } from 'react'
import type { SentencePart } from '#content/en/office/record/action-sentence.ts'
import { CertificateLink } from '../certificate-link.tsx'
import { TextLink } from '../text-link.tsx'

/** A sentence whose names and certificate codes are links. */
export function Sentence({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    <Fragment key={index}>
      <Part {...part} />
    </Fragment>
  ))
}

function Part({ text, to, isCertificate }: SentencePart) {
  if (isCertificate) return <CertificateLink code={text} />
  return to ? <TextLink to={to}>{text}</TextLink> : text
}
