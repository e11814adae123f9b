import { screenNames } from '#content/en/office/shell.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'

export function AwardsScreen() {
  return <ScreenHead title={screenNames.awards} />
}
