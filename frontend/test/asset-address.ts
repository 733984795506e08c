/** The address of a picture, which the build alone knows. */
export default '/assets/picture.svg';
