import { useChange } from '../../services/queries.ts'

/** A change of staff, for a ChangeDialog: sends it and says what was done. */
export function useStaffChange() {
  const { mutateAsync } = useChange<unknown>('staff', 'record')
  return async (change: Parameters<typeof mutateAsync>[0], done: string) => {
    await mutateAsync(change)
    return done
  }
}
