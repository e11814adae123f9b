/** Las frases del proveedor de identidad, por la palabra con que nombra cada fallo. */
export const identityMessages: Record<string, string> = {
  'admin-restricted-operation': 'Esta operación está reservada a los administradores.',
  'email-already-in-use': 'Ya existe una cuenta con esta dirección de correo electrónico.',
  'internal-error': 'Se ha producido un error interno del servicio de identidad.',
  'invalid-api-key': 'La clave de la API del servicio de identidad no es válida.',
  'invalid-credential': 'Los datos de acceso no son correctos o han caducado.',
  'invalid-email': 'La dirección de correo electrónico no tiene un formato válido.',
  'missing-email': 'Indique una dirección de correo electrónico.',
  'missing-password': 'Indique una contraseña.',
  'network-request-failed':
    'Se ha producido un error de red (tiempo de espera agotado, conexión interrumpida o servidor inaccesible).',
  'operation-not-allowed': 'El inicio de sesión con correo electrónico y contraseña no está habilitado.',
  'requires-recent-login':
    'Por seguridad, esta operación exige haber iniciado sesión hace poco. Vuelva a iniciar sesión e inténtelo de nuevo.',
  'too-many-requests':
    'Hemos bloqueado las solicitudes de este dispositivo por una actividad inusual. Inténtelo de nuevo más tarde.',
  'unauthorized-domain': 'Este dominio no está autorizado en el servicio de identidad.',
  'user-disabled': 'Un administrador ha deshabilitado esta cuenta.',
  'user-not-found': 'No existe ninguna cuenta con estos datos. Es posible que se haya eliminado.',
  'user-token-expired': 'Su sesión ya no es válida. Vuelva a iniciar sesión.',
  'weak-password': 'La contraseña debe tener al menos 6 caracteres.',
  'wrong-password': 'La contraseña no es correcta.',
}
