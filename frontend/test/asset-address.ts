/** The address of a picture, which only the build determines. */
export default '/assets/picture.svg';
