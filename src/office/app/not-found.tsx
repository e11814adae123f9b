import { stateCopy } from '#content/en/office/shell.ts'
import { ScreenBody, ScreenHead } from '../ui/screen-head.tsx'
import { TextLink } from '../ui/text-link.tsx'

export function NotFound() {
  return (
    <>
      <ScreenHead title={stateCopy.notFound} />
      <ScreenBody>
        <p>{stateCopy.notFoundNote}</p>
        <p>
          <TextLink to="/">{stateCopy.toToday}</TextLink>
        </p>
      </ScreenBody>
    </>
  )
}
