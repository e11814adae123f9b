import { PageLink } from '../../router/page-link.tsx'

type AcceptTermsProps = { words: Record<'before' | 'terms' | 'between' | 'privacy' | 'after', string> }

/** The sentence beside the box that is checked before a payment. */
export function AcceptTerms({ words }: AcceptTermsProps) {
  return (
    <span>
      {words.before}
      <PageLink to="/terms" target="_blank" className="inline-link">
        {words.terms}
      </PageLink>
      {words.between}
      <PageLink to="/privacy" target="_blank" className="inline-link">
        {words.privacy}
      </PageLink>
      {words.after}
    </span>
  )
}
