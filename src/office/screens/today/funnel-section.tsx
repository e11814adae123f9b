import { todayCopy as copy } from '#content/en/office/today.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { FunnelSteps } from '../../ui/figures/funnel-steps.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function FunnelSection({ funnel: { visits, register, paid } }: { funnel: OfficeToday['funnel'] }) {
  return (
    <Section
      title={copy.funnel}
      note={copy.funnelNote}
      aside={<TextLink to="/figures">{copy.figures}</TextLink>}
      line="above"
    >
      <FunnelSteps
        steps={[
          { label: copy.visits, value: visits },
          { label: copy.register, value: register },
          { label: copy.paid, value: paid },
        ]}
      />
    </Section>
  )
}
