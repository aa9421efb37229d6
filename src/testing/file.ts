/** Stands in for fonts and pictures. */
export default 'file-stub';
