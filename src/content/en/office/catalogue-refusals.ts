// Why a change of courses, prices and words is refused.
export const catalogueRefusals = {
  entry_kind_unknown: ({ kind }: { kind: string }) => `There is nothing to edit under "${kind}".`,
  entry_last_version: 'Nothing else was ever published here, so this cannot be taken back.',
  entry_no_draft: 'There is no draft.',
  entry_no_version: 'There is no such version, or it was taken back already.',
  entry_of_release: 'This version came with the site and cannot be taken back. Publish another one.',
  entry_time_past: 'Choose a time in the future, or publish at once.',
  entry_unknown: ({ kind, key }: { kind: string; key: string }) => `There is no ${kind} "${key}".`,
}
