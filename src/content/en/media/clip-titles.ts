import type { ClipId } from '../../media/clips.ts'

export const clipTitles: Record<ClipId, string> = {
  placement: 'Implant placement, step by step',
  immediate: 'Immediate placement after extraction',
  sinus_lift: 'Transcrestal sinus lift',
  gbr: 'Guided bone regeneration',
  full_arch: 'Full arch on four implants',
  guided_surgery: 'Guided surgery',
  drill_sequence: 'The drill sequence',
  anatomy: 'Anatomy of a restoration',
  torque: 'Tightening the abutment screw',
  osseointegration: 'Osseointegration over twelve weeks',
  intraoral_scan: 'Digital impression with a scan body',
  emergence: 'Shaping the emergence profile',
  bone_loss: 'Peri-implant bone: early detection',
  opg: 'Reading the panoramic film',
  cbct_scroll: 'Planning on CBCT slices',
  occlusion: 'Checking the contacts',
}
