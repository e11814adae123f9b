import type { ClipId } from '../../media/clips.ts'

export const clipTitles: Record<ClipId, string> = {
  placement: 'Colocación del implante, paso a paso',
  immediate: 'Implante inmediato postextracción',
  sinus_lift: 'Elevación de seno transcrestal',
  gbr: 'Regeneración ósea guiada',
  full_arch: 'Arcada completa sobre cuatro implantes',
  guided_surgery: 'Cirugía guiada',
  drill_sequence: 'La secuencia de fresado',
  anatomy: 'Anatomía de una restauración',
  torque: 'Apriete del tornillo del pilar',
  osseointegration: 'Osteointegración en doce semanas',
  intraoral_scan: 'Impresión digital con scan body',
  emergence: 'Perfil de emergencia',
  bone_loss: 'Hueso periimplantario: detección precoz',
  opg: 'Lectura de la radiografía panorámica',
  cbct_scroll: 'Planificación en cortes de CBCT',
  occlusion: 'Control de los contactos',
}
