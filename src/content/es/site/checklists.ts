import type { Checklist, ChecklistId } from '../../pages/checklists.ts'

export const checklists: Record<ChecklistId, Checklist> = {
  'patient-selection': {
    title: 'Selección del paciente',
    text: 'En la consulta, antes de programar la cirugía.',
    groups: [
      {
        title: 'Antecedentes',
        items: [
          'Historia clínica completa y firmada, con medicación y dosis',
          'Bifosfonatos, denosumab o radioterapia de los maxilares: preguntados por su nombre',
          'Anticoagulantes: consultados con el médico, nunca suspendidos por cuenta propia',
          'Diabetes: HbA1c reciente en la historia clínica',
          'Tabaco: cantidad anotada y riesgo explicado',
        ],
      },
      {
        title: 'Boca',
        items: [
          'Enfermedad periodontal tratada y estable',
          'Apertura suficiente para fresa y destornillador',
          'Encía queratinizada y línea de sonrisa registradas',
          'Bruxismo: preguntado al paciente, desgaste fotografiado',
          'Antagonista y espacio para la corona medidos',
        ],
      },
      {
        title: 'Hueso',
        items: [
          'Panorámica o CBCT posterior a la última extracción',
          'Ancho, altura y distancia al nervio o al seno medidos',
          'Necesidad de injerto decidida y conversada con el paciente',
        ],
      },
      {
        title: 'Acuerdo',
        items: [
          'Alternativas explicadas, incluida la de no tratar',
          'Tiempos, visitas, costo y mantenimiento por escrito',
          'Consentimiento firmado, preguntas respondidas, copia entregada',
        ],
      },
    ],
  },
  'surgical-tray': {
    title: 'Bandeja quirúrgica',
    text: 'Leída en voz alta por la asistente antes de la primera incisión.',
    groups: [
      {
        title: 'Antes de que pase el paciente',
        items: [
          'Paciente, sitio y lado confirmados en voz alta',
          'Radiografía y plan en pantalla',
          'Implante de la medida planificada, y una más y una menos',
          'Guía quirúrgica desinfectada y probada',
          'Indicadores de esterilidad leídos, números de lote listos para el registro',
        ],
      },
      {
        title: 'En la bandeja',
        items: [
          'Espejo, sonda, pinzas, cánula de aspiración',
          'Anestésico, dos agujas',
          'Bisturí con hoja n.º 15, periostótomo, separador',
          'Fresas en su orden, medidor de profundidad, paralelizadores',
          'Portaimplantes, llave dinamométrica, tornillo de cierre y pilar de cicatrización',
          'Cureta, injerto óseo, membrana, tijeras',
          'Portaagujas, suturas 4-0 y 5-0, gasas',
        ],
      },
      {
        title: 'Equipos',
        items: [
          'Motor probado: velocidad, límite de torque, giro',
          'Suero estéril saliendo en la punta de la fresa',
          'Aspiración probada, manguera de repuesto a mano',
          'Equipo de emergencia y oxígeno revisados hoy',
        ],
      },
    ],
  },
  'after-surgery': {
    title: 'Indicaciones después de la cirugía',
    text: 'Para que el paciente se las lleve a casa, con el teléfono del consultorio.',
    groups: [
      {
        title: 'Hoy',
        items: [
          'Muerda la gasa durante 30 minutos y retírela',
          'Frío en la mejilla: 15 minutos sí, 15 minutos no',
          'Nada caliente hasta que pase la anestesia',
          'No se enjuague, no escupa ni succione',
          'Descanse con la cabeza elevada; sin ejercicio',
        ],
      },
      {
        title: 'La primera semana',
        items: [
          'Alimentos blandos, masticados del otro lado',
          'Tome los medicamentos como se indicó, hasta terminarlos',
          'Desde mañana enjuáguese con suavidad después de comer, como se le indicó',
          'Cepille los demás dientes como siempre, pero no la herida',
          'Sin tabaco y sin alcohol',
          'No use la prótesis hasta que la ajustemos',
        ],
      },
      {
        title: 'Llámenos',
        items: [
          'Sangrado que no cede tras 30 minutos de presión firme',
          'Inflamación que aumenta después del tercer día, o fiebre',
          'Dolor que regresa cuando ya había pasado',
          'Adormecimiento que continúe al día siguiente',
          'Cualquier cosa que se mueva o se afloje',
        ],
      },
    ],
  },
}
