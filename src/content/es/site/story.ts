import type { Copy } from '../../en/site/story.ts'

export const copy: Copy = {
  title: 'Un implante, seis pasos',
  lead: 'Deslice y siga un implante desde el sitio cicatrizado hasta la corona. Cada paso nombra el curso que lo enseña.',
  taught: 'Se enseña en',
  moves: {
    healed: {
      title: 'Sitio cicatrizado',
      text: 'Primero se lee el hueso: su altura, su ancho y lo que hay debajo.',
      alt: 'Sitio cicatrizado en corte: hueso bajo la encía cerrada, un diente a cada lado',
    },
    pilot: {
      title: 'Fresa piloto',
      text: 'Dos milímetros. El primer orificio define el ángulo de todo lo que sigue.',
      alt: 'La fresa piloto en el hueso, vertical entre los dientes',
    },
    final: {
      title: 'Fresa final',
      text: 'Se ensancha por etapas y sin calentar el hueso. La última fresa decide la firmeza del implante.',
      alt: 'La última fresa, la más ancha, en el lecho preparado',
    },
    fixture: {
      title: 'Implante colocado',
      text: 'Se gira despacio, atento al torque. Sobre esta rosca crecerá el hueso.',
      alt: 'El implante en el hueso, con la rosca cubierta hasta el cuello',
    },
    abutment: {
      title: 'Pilar',
      text: 'Sostiene la corona y da forma a la encía.',
      alt: 'El pilar sobre el implante, a través de la encía',
    },
    crown: {
      title: 'Corona',
      text: 'Contactos, oclusión y un margen que el paciente puede limpiar.',
      alt: 'La corona sobre el pilar, alineada con los dientes vecinos',
    },
  },
}
