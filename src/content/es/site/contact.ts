import { academy } from '../../academy.ts'
import type { Copy } from '../../en/site/contact.ts'
import { fieldLabels } from '../field-labels.ts'
import { alt } from '../media/alt.ts'
import { missing } from '../missing.ts'
import { refusal } from '../refusals.ts'

export const copy: Copy = {
  meta: {
    title: 'Contacto',
    description: `Escriba, llame o visite la academia en ${academy.address.city} si tiene preguntas sobre cursos, fechas, la Residencia o el refrigerador para biológicos.`,
  },
  refusal,
  title: 'Contacto',
  alt: alt.academy,
  lead: '¿Preguntas sobre un curso, una fecha, un caso o el refrigerador? Una\u00a0persona lee todos los mensajes.',
  subjects: {
    residency: 'Residencia Clínica Especial',
    'biologics-fridge': 'Refrigerador para biológicos',
    'middle-east-africa': 'Medio Oriente y África',
  },
  about: 'Asunto',
  form: {
    name: fieldLabels.name,
    email: fieldLabels.email,
    message: fieldLabels.message,
    send: 'Enviar mensaje',
    sending: 'Enviando',
    missing: { name: missing.name, email: missing.email, message: missing.message },
    invalidEmail: 'Escriba un correo electrónico válido.',
    tooLong: (most) => `Use menos de ${most} caracteres.`,
    failed: 'No se pudo enviar su mensaje. Inténtelo de nuevo o llámenos.',
    tooMany: 'Ya envió varios mensajes. Inténtelo más tarde o llámenos.',
  },
  sent: {
    title: 'Gracias. Recibimos su mensaje.',
    text: (email) => `Le responderemos a ${email}, por lo general en dos días hábiles.`,
    again: 'Enviar otro mensaje',
  },
  direct: {
    title: 'Llame, escriba o visítenos',
    phone: 'Teléfono',
    email: 'Correo',
    address: 'Dirección',
  },
}
