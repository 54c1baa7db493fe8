import 'plyscope';
import 'plyscope/css';
